import type { Queries } from '../../db/database.ts';
import { DESK_ROLES } from '../../http/signed-in.ts';
import { hereOf } from '../support/presence.ts';
import { nameOf } from '../tickets/summaries.ts';

/** Everybody of the staff, and who has the desk open. */
export async function listColleagues(db: Queries, now: Date) {
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('role', 'in', DESK_ROLES)
    .orderBy('id')
    .execute();
  const here = await hereOf(
    db,
    people.map(({ id }) => id),
    now,
  );
  const items = people.map(({ id, first_name, last_name }) => ({
    id,
    name: nameOf(first_name, last_name),
    isHere: here.has(id),
  }));
  return { items, nextCursor: null };
}
