import type { MessageBody, TicketBody } from '#lib/contract/ticket-calls.ts';
import type { TicketContext } from '#lib/contract/tickets.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { claimFiles } from '../attachments/claim-files.ts';
import { type Author, append } from './append.ts';
import { newMailToken } from './mail-token.ts';
import { tellOfCustomer } from './tell-of-message.ts';
import { rankOf, type ThreadRow, takeTurns } from './thread.ts';

/** Threads of one customer that are not closed. */
const MOST_OPEN = 50;

/** @throws {ServiceError} `validation_failed` for an order or an analysis that is not the customer's */
async function assertOwn(tx: Tx, customerId: string, { orderId, analysisId }: Partial<TicketBody>): Promise<void> {
  const order = orderId && tx.selectFrom('orders').select('id').where('id', '=', orderId);
  if (order && !(await order.where('customer_id', '=', customerId).executeTakeFirst())) {
    throw new ServiceError('validation_failed', { fields: { orderId: 'invalid' } });
  }
  const analysis = analysisId && tx.selectFrom('analyses').select('id').where('id', '=', analysisId);
  if (analysis && !(await analysis.where('customer_id', '=', customerId).executeTakeFirst())) {
    throw new ServiceError('validation_failed', { fields: { analysisId: 'invalid' } });
  }
}

async function assertRoom(tx: Tx, customerId: string): Promise<void> {
  const open = await tx
    .selectFrom('threads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'closed')
    .limit(MOST_OPEN)
    .execute();
  if (open.length >= MOST_OPEN) throw new ServiceError('list_full');
}

interface Begun {
  readonly kind: ThreadRow['kind'];
  readonly message: MessageBody;
  readonly ticket?: TicketBody | undefined;
  readonly context?: TicketContext | undefined;
}

async function insertThread(tx: Tx, customerId: string, { kind, message, ticket, context }: Begun, now: Date) {
  const row = await tx
    .insertInto('threads')
    .values({
      id: message.id,
      kind,
      customer_id: customerId,
      subject: ticket?.subject ?? '',
      department: ticket?.department ?? 'other',
      priority: rankOf(ticket?.priority ?? 'normal'),
      status: 'open',
      order_id: ticket?.orderId ?? null,
      analysis_id: ticket?.analysisId ?? null,
      about: ticket?.about ?? null,
      context: context ? JSON.stringify(context) : null,
      mail_token: newMailToken(),
      waiting_since: now,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return row;
}

/**
 * Begins a thread with its first message, which has the same id; sent again, it is the thread that is there. Gives its id.
 * @throws {ServiceError} `list_full`, `validation_failed`, `not_found` for an id that is somebody else's
 */
export async function beginThread(tx: Tx, author: Author & { id: string }, begun: Begun, now: Date): Promise<string> {
  const { message, ticket } = begun;
  await takeTurns(tx, author.id);
  const known = await tx.selectFrom('threads').select('customer_id').where('id', '=', message.id).executeTakeFirst();
  if (known?.customer_id === author.id) return message.id;
  if (known) throw new ServiceError('not_found');
  if (ticket) await assertOwn(tx, author.id, ticket);
  await assertRoom(tx, author.id);
  const thread = await insertThread(tx, author.id, begun, now);
  const entry = { id: message.id, kind: 'message', author, text: message.text } as const;
  const written = await append(tx, thread, entry, now);
  await claimFiles(tx, author.id, message.id, message.attachments);
  await tellOfCustomer(tx, written, { messageId: message.id }, now);
  return message.id;
}
