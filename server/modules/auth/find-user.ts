import type { Queries } from '../../db/database.ts';

export const PERSON = [
  'id',
  'phone',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'role',
  'password_hash as passwordHash',
] as const;

/** A person with an account. */
export type User = NonNullable<Awaited<ReturnType<typeof findUserByPhone>>>;

export const findUserByPhone = (db: Queries, e164: string) =>
  db.selectFrom('users').select(PERSON).where('phone', '=', e164).executeTakeFirst();

export const findUserById = (db: Queries, id: string): Promise<User | undefined> =>
  db.selectFrom('users').select(PERSON).where('id', '=', id).executeTakeFirst();
