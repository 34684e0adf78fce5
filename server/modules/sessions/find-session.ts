import type { CompiledQuery } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { SignedIn } from '../../http/signed-in.ts';

/** A session with its person, as one row. */
export interface SessionRow extends SignedIn {
  readonly id: string;
  readonly seed: string;
  readonly generation: number;
  readonly rotatedAt: Date;
  readonly isRemembered: boolean;
  readonly endsAt: Date;
  readonly expiresAt: Date;
}

const sessionQuery = (db: Queries, id: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.id as sessionId',
      'user_id as userId',
      'seed',
      'generation',
      'rotated_at as rotatedAt',
      'is_remembered as isRemembered',
      'confirmed_at as confirmedAt',
      'ends_at as endsAt',
      'expires_at as expiresAt',
      'phone',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'role',
    ])
    .where('sessions.id', '=', id);

/** Built once: every call of somebody signed in begins with it. */
let built: CompiledQuery<SessionRow> | undefined;

/** Looks a session up by its id; one that has expired is none. */
export async function findSession(db: Queries, id: string, now: Date): Promise<SessionRow | undefined> {
  built ??= sessionQuery(db, id).compile();
  const [row] = (await db.executeQuery<SessionRow>({ ...built, parameters: [id] })).rows;
  return row && row.expiresAt > now ? row : undefined;
}
