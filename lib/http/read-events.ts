/** One event of a stream of Server-Sent Events. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

const fieldOf = (block: string, name: string): string =>
  block
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
    .join('\n');

/**
 * Events of an answer, as they come. `EventSource` cannot carry an access token, so pages read streams with `fetch`.
 * Lines end with LF, as the service writes them; comments, which keep the connection open, are left out.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const blocks = (text + chunk.value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = fieldOf(block, 'data');
        if (data) yield { event: fieldOf(block, 'event') || 'message', data };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined); // it may have ended already
  }
}
