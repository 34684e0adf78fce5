import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from '#lib/http/event-stream.ts';

const answer = (...pieces: readonly string[]): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );

test('events are read however the line cuts them, comments are only a beat', async () => {
  const events: StreamEvent[] = [];
  let beats = 0;
  const pieces = [': \n\nevent: thr', 'ead\ndata: {"id":1}\n', '\n: \n\ndata: a\ndata: b\n\nevent: cut'];
  const onBeat = () => {
    beats += 1;
  };
  for await (const event of readEvents(answer(...pieces), onBeat)) events.push(event);
  expect(events).toEqual([
    { name: 'thread', data: '{"id":1}' },
    { name: 'message', data: 'a\nb' },
  ]);
  expect(beats).toBe(pieces.length);
});
