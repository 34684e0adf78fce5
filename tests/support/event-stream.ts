import type { AddressInfo } from 'node:net';
import type { TestApp } from './test-app.ts';
import type { TestVisitor } from './test-visitor.ts';

export interface SeenEvent {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

export interface OpenedStream {
  readonly answer: Response;
  /** The next event, of any name or of one; `undefined` once the stream has ended. */
  next(name?: string): Promise<SeenEvent | undefined>;
  leave(): Promise<void>;
}

function eventOf(lines: string): SeenEvent | undefined {
  const [, name, data] = /^event: ([\w-]+)\ndata: (.*)$/.exec(lines) ?? [];
  return name && data ? { name, data: JSON.parse(data) } : undefined;
}

/** A page that reads a stream of events; the app listens. */
export async function openEvents(
  t: Pick<TestApp, 'app'>,
  visitor: Pick<TestVisitor, 'accessToken'>,
  path: string,
): Promise<OpenedStream> {
  const { port } = t.app.server.address() as AddressInfo; // it listens
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    headers: { authorization: `Bearer ${visitor.accessToken}` },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function read(): Promise<SeenEvent | undefined> {
    for (;;) {
      const [lines, rest] = text.split(/\n\n(.*)/s);
      if (rest !== undefined) {
        text = rest;
        const event = eventOf(lines ?? '');
        if (event) return event;
        continue;
      }
      const chunk = await reader?.read().catch(() => undefined);
      if (!chunk || chunk.done) return undefined;
      text += chunk.value;
    }
  }
  async function next(name?: string): Promise<SeenEvent | undefined> {
    for (;;) {
      const event = await read();
      if (!event || name === undefined || event.name === name) return event;
    }
  }
  return { answer, next, leave: async () => reader?.cancel().catch(() => undefined) };
}
