import { after, type Clock, MINUTE } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { send } from './signals.ts';

/** Rows of a node that died count no longer after this. */
const KEPT = MINUTE;

export interface Person {
  readonly userId: string;
  /** At the desk. */
  readonly isStaff: boolean;
}

/** Whether somebody of the staff is at the desk, on whichever node. */
export async function isStaffHere(db: Queries, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('presence')
    .select('user_id')
    .where('is_staff', '=', true)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the people who have a page open. */
export async function hereOf(db: Queries, userIds: readonly string[], now: Date): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('presence')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** What one node says about who is here. */
export class NodePresence {
  readonly #db: Queries;
  readonly #clock: Clock;
  readonly #node: string;

  constructor(db: Queries, clock: Clock, node: string) {
    this.#db = db;
    this.#clock = clock;
    this.#node = node;
  }

  async arrive({ userId, isStaff }: Person): Promise<void> {
    const expires_at = after(this.#clock(), KEPT);
    await this.#db
      .insertInto('presence')
      .values({ node: this.#node, user_id: userId, is_staff: isStaff, expires_at })
      .onConflict((conflict) => conflict.columns(['node', 'user_id']).doUpdateSet({ is_staff: isStaff, expires_at }))
      .execute();
    await send(this.#db, { kind: 'presence', userId, isStaff });
  }

  async leave({ userId, isStaff }: Person): Promise<void> {
    await this.#db.deleteFrom('presence').where('node', '=', this.#node).where('user_id', '=', userId).execute();
    await send(this.#db, { kind: 'presence', userId, isStaff });
  }

  /** All of the node are still here. */
  async prolong(): Promise<void> {
    const expires_at = after(this.#clock(), KEPT);
    await this.#db.updateTable('presence').set({ expires_at }).where('node', '=', this.#node).execute();
  }

  /** The node goes, and everybody with it. */
  async close(): Promise<void> {
    await this.#db.deleteFrom('presence').where('node', '=', this.#node).execute();
  }
}
