import type { Queries } from '../../db/database.ts';
import { recordEvent } from '../audit/record-event.ts';

export type Role = 'customer' | 'staff';

/** Gives the account of a number a role; tells whether there is such an account. */
export async function setRole(db: Queries, phone: string, role: Role, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ role })
      .where('phone', '=', phone)
      .returning('id')
      .executeTakeFirst();
    if (user) await recordEvent(tx, { event: 'role-changed', userId: user.id, details: { role } }, now);
    return user !== undefined;
  });
}

/** Numbers with the role `staff`. */
export const listStaff = (db: Queries) =>
  db
    .selectFrom('users')
    .select(['phone', 'first_name', 'last_name'])
    .where('role', '=', 'staff')
    .orderBy('id')
    .execute();
