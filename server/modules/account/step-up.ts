import { after } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { CONFIRMED_FOR } from '../sessions/session-rules.ts';

/**
 * Lets through who has proven lately to be the person the account belongs to: a token that was stolen is not enough.
 * @throws {ServiceError} `confirmation_required`
 */
export function assertConfirmed({ confirmedAt }: SignedIn, now: Date): void {
  if (after(confirmedAt, CONFIRMED_FOR) <= now) throw new ServiceError('confirmation_required');
}

/** Opens what `assertConfirmed` guards, for five minutes. */
export async function markConfirmed(db: Queries, { sessionId }: SignedIn, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute();
}
