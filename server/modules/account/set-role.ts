import type { Role } from '#lib/contract/session.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { DESK_ROLES } from '../../http/signed-in.ts';
import { recordEvent } from '../audit/record-event.ts';

/** Gives the account of a number a role, in a transaction; gives its id, or `undefined` where there is no such account. */
export async function changeRole(
  tx: Tx,
  phone: string,
  role: Role,
  now: Date,
  by?: string,
): Promise<string | undefined> {
  const user = await tx
    .updateTable('users')
    .set({ role })
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirst();
  const details = { role, ...(by && { by }) };
  if (user) await recordEvent(tx, { event: 'role-changed', userId: user.id, details }, now);
  return user?.id;
}

/** Gives the account of a number a role; tells whether there is such an account. */
export const setRole = (db: Queries, phone: string, role: Role, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => (await changeRole(tx, phone, role, now)) !== undefined);

/** Who works at the desk. */
export const listStaff = (db: Queries) =>
  db
    .selectFrom('users')
    .select(['id', 'phone', 'first_name', 'last_name', 'role'])
    .where('role', 'in', DESK_ROLES)
    .orderBy('id')
    .execute();
