import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message, Ticket } from '#lib/contract/tickets.ts';
import type { Database } from '#server/db/database.ts';
import { signUp } from '../support/customer.ts';
import { type OpenedStream, openEvents } from '../support/event-stream.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { TestVisitor } from '../support/test-visitor.ts';

const settings = { RATE_LIMIT_FACTOR: '100000' };

/** A page of one side: reads the stream, and what it says there is, as the pages of the site do. */
class Page {
  readonly read: Message[] = [];
  readonly #path: string;
  #stream: OpenedStream | undefined;
  #reading: Promise<void> = Promise.resolve();
  visitor: TestVisitor;

  constructor(visitor: TestVisitor, path: string) {
    this.visitor = visitor;
    this.#path = path;
  }

  async open(t: TestApp): Promise<void> {
    this.visitor = Object.assign(new TestVisitor(t.app, this.visitor.address), {
      accessToken: this.visitor.accessToken,
      cookies: this.visitor.cookies,
    });
    this.#stream = await openEvents(t, this.visitor, 'support/stream');
    this.#reading = this.#follow(this.#stream);
  }

  async #follow(stream: OpenedStream): Promise<void> {
    for (let event = await stream.next(); event; event = await stream.next()) {
      if (event.name === 'thread' || event.name === 'resync') await this.catchUp();
    }
  }

  async catchUp(): Promise<void> {
    for (let hasMore = true; hasMore; ) {
      const after = this.read.at(-1)?.seq ?? 0;
      const response = await this.visitor.get(`${this.#path}/messages?limit=200&after=${after}`).catch(() => undefined); // the node has gone
      if (response?.statusCode !== 200) return;
      const answer = response.json<{ items: Message[]; hasMore: boolean }>();
      // Two events may have asked at once.
      this.read.push(...answer.items.filter(({ seq }) => seq > (this.read.at(-1)?.seq ?? 0)));
      ({ hasMore } = answer);
    }
  }

  async leave(): Promise<void> {
    await this.#stream?.leave();
    await this.#reading;
  }

  /** Writes in order; each message again until it is accepted, and now and then once more though it was. */
  async write(words: readonly string[]): Promise<void> {
    for (const [at, text] of words.entries()) {
      const body = { id: randomUUID(), text };
      for (let isSent = false; !isSent; ) {
        const response = await this.visitor.post(`${this.#path}/messages`, body).catch(() => undefined);
        isSent = response?.statusCode === 201;
        if (!isSent) await new Promise((resolve) => setTimeout(resolve, 20));
      }
      if (at % 7 === 0) await this.visitor.post(`${this.#path}/messages`, body).catch(() => undefined);
    }
  }
}

describe.each(BACKENDS)('a thousand messages on $name', (backend) => {
  const hasNodes = backend.name === 'PostgreSQL';
  /** Of each side in each half; the embedded database has one node and is shown by fewer. */
  const count = hasNodes ? 250 : 50;
  const nodes: TestApp[] = [];
  let database: Database;
  const startNode = async (): Promise<TestApp> => {
    const node = await startTestApp({ database, settings });
    await node.app.listen({ port: 0, host: '127.0.0.1' });
    nodes.push(node);
    return node;
  };
  beforeAll(async () => {
    database = await backend.open();
  });
  afterAll(() => database.close());

  test('none is lost, doubled or out of order while a node is restarted', async () => {
    const first = await startNode();
    const second = hasNodes ? await startNode() : first;
    const { visitor } = await signUp(first);
    const staff = await signUpStaff(first);
    const { id } = (await visitor.post('support', { id: randomUUID(), text: 'Hello' })).json<Ticket>();
    const customer = new Page(visitor, `tickets/${id}`);
    const desk = new Page(staff, `desk/tickets/${id}`);
    await customer.open(first);
    await desk.open(second);
    const words = (who: string, from: number) => Array.from({ length: count }, (_, at) => `${who} ${from + at}`);
    await Promise.all([customer.write(words('customer', 0)), desk.write(words('staff', 0))]);

    // A node goes while both write; its pages come back to one that has just started.
    const writing = Promise.all([customer.write(words('customer', count)), desk.write(words('staff', count))]);
    await first.close();
    const fresh = await startNode();
    for (const page of hasNodes ? [customer] : [customer, desk]) {
      await page.leave();
      await page.open(fresh);
    }
    await writing;
    const isComplete = ({ read }: Page) => read.filter(({ kind }) => kind === 'message').length > 4 * count;
    await fresh.settle(() => isComplete(customer) && isComplete(desk));
    await Promise.all([customer.leave(), desk.leave()]);
    for (const node of nodes) if (node !== first) await node.close();

    const said = (page: Page) => page.read.filter(({ kind }) => kind === 'message').map(({ text }) => text);
    expect(said(customer)).toEqual(said(desk));
    expect(new Set(said(customer)).size).toBe(4 * count + 1);
    for (const who of ['customer', 'staff']) {
      const own = said(customer).filter((text) => text.startsWith(who));
      expect(own).toEqual([...words(who, 0), ...words(who, count)]);
    }
  }, 180_000);
});
