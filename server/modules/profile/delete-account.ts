import { after, DAY } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordEvent } from '../audit/record-event.ts';
import { notify } from '../notices/notice.ts';
import { endSessions } from '../sessions/end-session.ts';

/** Time to change one's mind. */
const UNDO = 30 * DAY;

/** Sets the day an account goes. All other devices are signed out; whoever signs in until then may keep it. */
export async function deleteAccount(tx: Tx, { userId, sessionId }: SignedIn, now: Date): Promise<{ deleteAt: string }> {
  const delete_at = after(now, UNDO);
  await tx.updateTable('users').set({ delete_at }).where('id', '=', userId).execute();
  await endSessions(tx, userId, sessionId);
  await enqueue(tx, 'account-erase', { userId }, delete_at);
  await notify(tx, { userId, kind: 'account-deletion' }, now);
  await recordEvent(tx, { event: 'account-deletion', userId }, now);
  return { deleteAt: delete_at.toISOString() };
}

/** Keeps an account that was to be deleted. */
export async function keepAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  const kept = await tx
    .updateTable('users')
    .set({ delete_at: null })
    .where('id', '=', userId)
    .where('delete_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!kept) return;
  await notify(tx, { userId, kind: 'account-kept' }, now);
  await recordEvent(tx, { event: 'account-kept', userId }, now);
}
