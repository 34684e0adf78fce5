import type { Mailer } from '../../adapters/mail.ts';
import type { Queries } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';

/** Mails what a customer said to the staff; in English, as all mail to them. */
export function mailFeedback(db: Queries, send: Mailer): JobHandlers['feedback-mail'] {
  return async ({ feedbackId }, { id: mailId }) => {
    const row = await db
      .selectFrom('feedback')
      .innerJoin('users', 'users.id', 'feedback.user_id')
      .select(['rating', 'message', 'page', 'browser', 'first_name', 'last_name', 'phone', 'email'])
      .where('feedback.id', '=', feedbackId)
      .executeTakeFirst();
    if (!row) return; // the account is gone since
    const { rating, message, page, browser, phone, email } = row;
    const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || (phone ?? 'A customer');
    const facts = [`From: ${name}`, `Phone: ${phone ?? '-'}`, `Page: ${page}`, `Browser: ${browser ?? '-'}`];
    await send({
      id: mailId,
      subject: `Feedback, ${rating} of 5, from ${name}`,
      text: [...facts, '', message].join('\n'),
      ...(email && { replyTo: { name, address: email } }),
    });
  };
}
