import type { WireVisitor } from '#tests/support/wire-visitor.ts';
import { pause } from './fault.ts';

const COMES_BACK_AFTER = 250;
const LONGEST_READ = 10_000;

/** A page that shows a ticket: it hears the stream, reads on at each event, and opens a new stream when one ends. */
export class Reader {
  readonly seen = new Set<string>();
  /** Streams that were opened. */
  streams = 0;
  readonly #origin: string;
  readonly #visitor: WireVisitor;
  readonly #threadId: string;
  readonly #over = new AbortController();
  #seq = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(origin: string, visitor: WireVisitor, threadId: string) {
    this.#origin = origin;
    this.#visitor = visitor;
    this.#threadId = threadId;
  }

  begin(): void {
    this.#reading = this.#keepReading();
  }

  async end(): Promise<void> {
    this.#over.abort();
    await this.#reading;
  }

  async #get(call: string, signal: AbortSignal): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#visitor.accessToken}` };
    return fetch(`${this.#origin}/api/${call}`, { headers, signal });
  }

  async #keepReading(): Promise<void> {
    while (!this.#over.signal.aborted) {
      await this.#readStream().catch(() => undefined); // the node has gone
      await pause(COMES_BACK_AFTER);
    }
  }

  async #readStream(): Promise<void> {
    const answer = await this.#get('support/stream', this.#over.signal);
    if (!answer.ok || !answer.body) return;
    this.streams += 1;
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const end = text.lastIndexOf('\n\n');
      if (end < 0) continue;
      const events = text.slice(0, end);
      text = text.slice(end + 2);
      if (/^event: (?:thread|resync)$/m.test(events)) await this.#catchUp();
    }
  }

  /** Like a page, tries again until it has read. */
  async #catchUp(): Promise<void> {
    for (let hasMore = true; hasMore && !this.#over.signal.aborted; ) {
      const call = `tickets/${this.#threadId}/messages?limit=200&after=${this.#seq}`;
      const answer = await this.#get(call, AbortSignal.timeout(LONGEST_READ)).catch(() => undefined);
      if (!answer?.ok) {
        await pause(COMES_BACK_AFTER);
        continue;
      }
      const page = (await answer.json()) as { items: { id: string; seq: number }[]; hasMore: boolean }; // the contract's
      for (const { id, seq } of page.items) {
        this.seen.add(id);
        this.#seq = Math.max(this.#seq, seq);
      }
      ({ hasMore } = page);
    }
  }
}
