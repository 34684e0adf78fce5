import { sql } from 'kysely';
import { SECOND } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { livingSessions } from '../sessions/living-sessions.ts';

/** Somebody who is told how many notifications are unread. */
export interface Listener {
  readonly userId: string;
  readonly sessionId: string;
  /** Called once at the beginning, and when something has changed. */
  tell(unread: number): void;
  /** The session has ended, or the service stops. */
  end(): void;
}

/** Notices of other nodes and of the worker are seen by looking; those of a call in this process at once. */
const LOOK_EVERY = 3 * SECOND;

interface Seen {
  readonly unread: number;
  readonly newest: string;
}

async function unreadOf(db: Queries, userIds: readonly string[]): Promise<Map<string, Seen>> {
  const rows = await db
    .selectFrom('notifications')
    .select([
      'user_id',
      sql<number>`count(*) FILTER (WHERE read_at IS NULL)::int`.as('unread'),
      sql<string>`max(id::text)`.as('newest'),
    ])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, unread, newest }) => [user_id, { unread, newest }]));
}

const isSame = (a: Seen | undefined, b: Seen | undefined): boolean =>
  a !== undefined && b !== undefined && a.unread === b.unread && a.newest === b.newest;

const NOTHING: Seen = { unread: 0, newest: '' };

/** Tells open pages of their notifications: one look for all of them, however many there are. */
export class NotificationHub {
  readonly #db: Queries;
  readonly #told = new Map<Listener, Seen | undefined>();
  #timer: NodeJS.Timeout | undefined;
  #isDue = false;
  #isLooking = false;

  constructor(db: Queries) {
    this.#db = db;
  }

  add(listener: Listener): void {
    this.#told.set(listener, undefined);
    this.#timer ??= setInterval(() => this.wake(), LOOK_EVERY).unref();
    this.wake();
  }

  remove(listener: Listener): void {
    this.#told.delete(listener);
    if (this.#told.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Looks now; after a commit that may have told somebody something. */
  wake(): void {
    if (this.#told.size === 0) return;
    this.#isDue = true;
    if (!this.#isLooking) void this.#lookWhileDue();
  }

  async #lookWhileDue(): Promise<void> {
    this.#isLooking = true;
    while (this.#isDue && this.#told.size > 0) {
      this.#isDue = false;
      // While the database is away nobody is told anything; the next look finds it again.
      await this.#look().catch(() => undefined);
    }
    this.#isLooking = false;
  }

  async #look(): Promise<void> {
    const listeners = [...this.#told.keys()];
    const alive = await livingSessions(
      this.#db,
      listeners.map(({ sessionId }) => sessionId),
    );
    const unread = await unreadOf(
      this.#db,
      listeners.map(({ userId }) => userId),
    );
    for (const listener of listeners) {
      if (!alive.has(listener.sessionId)) {
        this.remove(listener);
        listener.end();
        continue;
      }
      const seen = unread.get(listener.userId) ?? NOTHING;
      if (!this.#told.has(listener) || isSame(this.#told.get(listener), seen)) continue;
      this.#told.set(listener, seen);
      listener.tell(seen.unread);
    }
  }

  /** Ends every page's stream. */
  close(): void {
    for (const listener of [...this.#told.keys()]) {
      this.remove(listener);
      listener.end();
    }
  }
}
