import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import { createPasswordHasher } from '#server/adapters/password-hasher.ts';
import { after, DAY } from '#server/clock.ts';
import type { UsersTable } from '#server/db/account-tables.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { deriveKeys, type Keys, keyedText, randomSecret } from '#server/secrets.ts';
import { PASSWORD } from '#tests/support/customer.ts';
import type { Person } from './asked.ts';
import type { Outside } from './outside.ts';

/** The service's secret, so that codes, tokens and links are made here instead of read from mail. */
export const SECRET = 'a secret of the bench, 32 characters or more';

interface Place {
  readonly db: Queries;
  readonly origin: string;
  readonly outside: Outside;
}

/** The people who call, and where their things are written. */
export class World {
  readonly db: Queries;
  readonly origin: string;
  readonly outside: Outside;
  readonly keys: Keys = deriveKeys(SECRET);
  /** Of the browser that all of them share, as `server/http/xsrf.ts` makes both. */
  readonly visitor = randomBytes(16).toString('base64url');
  readonly xsrfToken: string;
  readonly #passwordHash: string;
  #numbers = 0;

  private constructor({ db, origin, outside }: Place, passwordHash: string) {
    this.db = db;
    this.origin = origin;
    this.outside = outside;
    this.#passwordHash = passwordHash;
    const random = randomBytes(16).toString('base64url');
    this.xsrfToken = `${random}.${keyedText(this.keys.xsrf, `${this.visitor.length}!${this.visitor}!${random}`)}`;
  }

  static async at(place: Place): Promise<World> {
    return new World(place, await createPasswordHasher().hash(PASSWORD));
  }

  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  /** A number nobody has. */
  nextPhone(): string {
    this.#numbers += 1;
    return `+98912${String(1_000_000 + this.#numbers)}`;
  }

  /** Somebody new, who has just signed in. */
  async person(changes: Partial<Insertable<UsersTable>> = {}): Promise<Person> {
    const [id, phone, now] = [randomUUIDv7(), this.nextPhone(), new Date()];
    const row = { id, phone, password_hash: this.#passwordHash, first_name: 'Sara', last_name: 'Ahmadi' };
    await this.db
      .insertInto('users')
      .values({ ...row, email: 'sara@example.com', locale: 'en-US', created_at: now, ...changes })
      .execute();
    return { id, phone, ...(await this.session(id)) };
  }

  /** One more device that somebody is signed in on; what was proven there holds for a day. */
  async session(userId: string, rotatedAt = new Date()): Promise<{ sessionId: string; seed: string }> {
    const [id, seed, now] = [randomUUIDv7(), randomSecret(), new Date()];
    await this.db
      .insertInto('sessions')
      .values({
        id,
        seed,
        user_id: userId,
        rotated_at: rotatedAt,
        is_remembered: true,
        user_agent: 'Firefox',
        network: '203.0.113.*',
        created_at: now,
        confirmed_at: after(now, DAY),
        ends_at: after(now, 30 * DAY),
        expires_at: after(now, 7 * DAY),
      })
      .execute();
    return { sessionId: id, seed };
  }
}
