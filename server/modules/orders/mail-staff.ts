import type { Mailer } from '../../adapters/mail.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlers, StaffReason } from '../../jobs/job-kinds.ts';

/** What the staff has to know, in English, as all mail to them. */
const SUBJECTS: Readonly<Record<StaffReason, string>> = {
  requested: 'New order',
  files: 'Files from the customer',
  changes: 'Changes asked for',
  approved: 'Approved by the customer',
  cancelled: 'Cancelled by the customer',
  paid: 'Paid',
  surplus: 'Money to give back: paid, but nothing was due',
  mismatch: 'Look at this: money of another amount than the order’s',
  unclear: 'Look at this: a gateway has not told for a day what became of a payment',
};

/** Has the staff told of an order. */
export async function tellStaff(tx: Tx, orderId: string, reason: StaffReason, now: Date): Promise<void> {
  await enqueue(tx, 'order-mail', { orderId, reason }, now);
}

/** Mails the staff what happened to an order, with what it takes to answer the customer. */
export function mailOrder(db: Queries, send: Mailer): JobHandlers['order-mail'] {
  return async ({ orderId, reason }, { id: mailId }) => {
    const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
    if (!order) return;
    const { customer_id, reference, plan_id, channel, stage, currency, amount, paid, note, cancel_reason } = order;
    const people = db.selectFrom('users').select(['first_name', 'last_name', 'phone', 'email', 'locale']);
    const person = await people.where('id', '=', customer_id).executeTakeFirst();
    const name = [person?.first_name, person?.last_name].filter(Boolean).join(' ') || 'A customer';
    const facts = [
      `Order: ${reference}, ${plan_id}, through ${channel}`,
      `Stage: ${stage}`,
      `Amount: ${amount ?? 'not agreed'} ${currency}, paid ${paid} (minor units)`,
      `Customer: ${name}, ${person?.phone ?? '-'}, ${person?.email ?? '-'}, ${person?.locale ?? '-'}`,
    ];
    const said = [note, cancel_reason].filter((text) => text !== null);
    await send({
      id: mailId,
      subject: `${SUBJECTS[reason]}: ${reference}`,
      text: [...facts, ...(said.length > 0 ? ['', ...said] : [])].join('\n'),
      ...(person?.email && { replyTo: { name, address: person.email } }),
    });
  };
}
