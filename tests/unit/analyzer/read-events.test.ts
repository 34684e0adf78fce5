import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from '#lib/http/read-events.ts';

const streamOf = (...chunks: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

async function all(...chunks: string[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(...chunks))) events.push(event);
  return events;
}

test('events are read whole, however the connection cuts them', async () => {
  expect(await all('event: pro', 'gress\ndata: {"a"', ':1}\n', '\nevent: progress\ndata: 2\n\n')).toEqual([
    { event: 'progress', data: '{"a":1}' },
    { event: 'progress', data: '2' },
  ]);
});

test('comments that keep the connection open are no events, and half an event is none', async () => {
  expect(await all(': \n\n', 'data: 1\n\n', 'data: 2\n')).toEqual([{ event: 'message', data: '1' }]);
});

test('letters of several bytes may be cut in the middle', async () => {
  const bytes = new TextEncoder().encode('data: صفحه\n\n');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  for await (const { data } of readEvents(stream)) expect(data).toBe('صفحه');
});
