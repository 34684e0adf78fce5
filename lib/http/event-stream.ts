/** One event of a stream of Server-Sent Events. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

const FIELD = /^(event|data): ?(.*)$/;

function eventOf(block: string): StreamEvent | undefined {
  const fields = block.split('\n').map((line) => FIELD.exec(line));
  const all = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2] ?? '');
  const data = all('data');
  return data.length > 0 ? { name: all('event')[0] ?? 'message', data: data.join('\n') } : undefined;
}

/**
 * Reads the events of an answer as they come, until it ends. `onBeat` hears of every piece that arrives, comments included:
 * a line that is silent for long is dead. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEvents(answer: Response, onBeat: () => void): AsyncGenerator<StreamEvent> {
  if (!answer.body) return;
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBeat();
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}
