import type { Tx } from '../../db/database.ts';
import { send } from '../support/signals.ts';
import { lockThread } from './thread.ts';

/** Notes how far a side has seen a thread: never back, and never beyond its end. Gives what holds now. */
export async function markSeen(
  tx: Tx,
  { customerId, threadId }: { customerId: string | null; threadId: string },
  asked: number,
): Promise<number> {
  const thread = await lockThread(tx, customerId, threadId);
  const by = customerId === null ? 'staff' : 'customer';
  const before = by === 'staff' ? thread.staff_seen : thread.customer_seen;
  const seq = Math.min(asked, thread.last_seq);
  if (seq <= before) return before;
  const columns = by === 'staff' ? { staff_seen: seq } : { customer_seen: seq };
  await tx.updateTable('threads').set(columns).where('id', '=', thread.id).execute();
  await send(tx, { kind: 'seen', id: thread.id, customerId: thread.customer_id, by, seq });
  return seq;
}
