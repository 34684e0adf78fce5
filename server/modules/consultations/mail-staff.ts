import { Journey } from '#lib/contract/consultations.ts';
import type { Mailer } from '../../adapters/mail.ts';
import type { Queries } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';

function journeyLines(value: unknown): string[] {
  const { success, data } = Journey.safeParse(value);
  if (!success) return [];
  const { pageCount, searchCount, pages } = data;
  return ['', `Visit: ${pageCount} pages, ${searchCount} searches`, ...pages.map((page) => `  ${page}`)];
}

/** Mails a stored request to the staff. The text is English: staff write with visitors in ten languages. */
export function mailConsultation(db: Queries, send: Mailer): JobHandlers['consultation-mail'] {
  return async ({ consultationId }, { id: mailId }) => {
    const row = await db.selectFrom('consultations').selectAll().where('id', '=', consultationId).executeTakeFirst();
    if (!row) return; // deleted since, so there is nothing left to tell
    const { id, name, email, phone, message, locale, page, journey, created_at } = row;
    const facts = [`Name: ${name}`, `E-mail: ${email}`, `Phone: ${phone}`, `Language: ${locale}`, `Page: ${page}`];
    const foot = [`Request ${id}, ${created_at.toISOString()}`];
    await send({
      id: mailId,
      subject: `Consultation request from ${name}`,
      text: [...facts, '', message, ...journeyLines(journey), '', ...foot].join('\n'),
      replyTo: { name, address: email },
    });
  };
}
