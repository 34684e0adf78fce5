import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { createPasswordHasher } from '#server/adapters/password-hasher.ts';
import type { Database } from '#server/db/database.ts';
import type { Measure } from '#tests/bench/measure.ts';
import { PASSWORD } from '#tests/support/customer.ts';
import { WireVisitor } from '#tests/support/wire-visitor.ts';
import { none, pause } from './fault.ts';
import { Reader } from './reader.ts';

/** A customer who writes one message after the other into a ticket. */
export interface Writer {
  readonly phone: string;
  readonly threadId: string;
  readonly visitor: WireVisitor;
}

const PAUSE_MS = 20;

/** People with a ticket each, written before the service starts. */
async function addWriters({ db }: Database, origin: string, count: number): Promise<Writer[]> {
  const password_hash = await createPasswordHasher().hash(PASSWORD);
  const created_at = new Date();
  const writers: Writer[] = [];
  for (let at = 0; at < count; at += 1) {
    const [id, threadId, phone] = [randomUUIDv7(), randomUUIDv7(), `+9891210${String(10_000 + at)}`];
    await db.insertInto('users').values({ id, phone, password_hash, locale: 'en-US', created_at }).execute();
    const thread = { id: threadId, customer_id: id, subject: 'A fault', department: 'design' as const };
    const rest = { kind: 'ticket' as const, priority: 2, status: 'open' as const, mail_token: randomUUID() };
    await db
      .insertInto('threads')
      .values({ ...thread, ...rest, created_at, changed_at: created_at } as never) // the columns left out have defaults
      .execute();
    writers.push({ phone, threadId, visitor: new WireVisitor(origin) });
  }
  return writers;
}

/** Customers who write without a pause, try again what was not accepted, and remember what was. */
export class Writers {
  readonly acknowledged: string[] = [];
  /** Answers of 500 and the like; 503 is an honest refusal. */
  failures = 0;
  refusals = 0;
  signedOut = 0;
  #longestSilence = 0;
  #lastAt = 0;
  readonly #origin: string;
  readonly #between: number;
  readonly #writers: readonly Writer[];
  #isOver = false;
  #working: Promise<void>[] = [];

  private constructor(origin: string, writers: readonly Writer[], between: number) {
    this.#origin = origin;
    this.#writers = writers;
    this.#between = between;
  }

  /** So many people, who rest some milliseconds after each message. */
  static async of(database: Database, origin: string, count = 8, between = 0): Promise<Writers> {
    return new Writers(origin, await addWriters(database, origin, count), between);
  }

  get people(): readonly [Writer, ...Writer[]] {
    const [first, ...others] = this.#writers;
    if (!first) throw new Error('nobody writes');
    return [first, ...others];
  }

  /** A page of each that shows what is written. */
  readers(): Reader[] {
    return this.#writers.map(({ visitor, threadId }) => new Reader(this.#origin, visitor, threadId));
  }

  async logIn(): Promise<void> {
    for (const { visitor, phone } of this.#writers) await visitor.logIn(phone, PASSWORD);
  }

  /** The longest time in which nobody's message was accepted while something happened, in milliseconds. */
  async silenceDuring(happening: () => Promise<unknown>): Promise<number> {
    this.#longestSilence = 0;
    await happening();
    return Math.max(this.#longestSilence, performance.now() - this.#lastAt);
  }

  begin(): void {
    this.#isOver = false;
    this.#lastAt = performance.now();
    this.#working = this.#writers.map((writer) => this.#write(writer));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  async #write(writer: Writer): Promise<void> {
    while (!this.#isOver) {
      const id = randomUUID();
      while (!(await this.#send(writer, id)) && !this.#isOver) await pause(PAUSE_MS);
      if (this.#between > 0) await pause(this.#between);
    }
  }

  async #send({ visitor, threadId }: Writer, id: string): Promise<boolean> {
    const answer = await visitor.post(`tickets/${threadId}/messages`, { id, text: 'A message' }).catch(() => undefined);
    if (answer === undefined) return false; // nobody there
    if (typeof answer.seq === 'number') {
      this.acknowledged.push(id);
      const now = performance.now();
      this.#longestSilence = Math.max(this.#longestSilence, now - this.#lastAt);
      this.#lastAt = now;
      return true;
    }
    if (answer.status === 401) await this.#comeBack(visitor);
    else if (answer.status === 503) this.refusals += 1;
    else this.failures += 1;
    return false;
  }

  /** The page asks for a new access token, as it does every quarter of an hour. */
  async #comeBack(visitor: WireVisitor): Promise<void> {
    const answer = await visitor.post('auth/loged', {}).catch(() => undefined);
    if (answer?.accessToken === null) this.signedOut += 1;
  }

  /** What the database says to all that. */
  async measure({ db }: Database): Promise<Measure[]> {
    const rows = await db.selectFrom('thread_messages').select('id').execute();
    const there = new Set(rows.map(({ id }) => id));
    const { rows: torn } = await sql`
      SELECT t.id FROM threads t LEFT JOIN thread_messages m ON m.thread_id = t.id
      GROUP BY t.id HAVING t.last_seq <> coalesce(max(m.seq), 0) OR t.last_seq <> count(m.id)`.execute(db);
    const lost = this.acknowledged.filter((id) => !there.has(id)).length;
    return [
      none(`lost of ${this.acknowledged.length} acknowledged`, lost),
      none('torn transactions', torn.length),
      none('people signed out', this.signedOut),
      none('answers of 5xx other than 503', this.failures),
    ];
  }
}
