import { findLanguageByLocale, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { Mailer } from '../../adapters/mail.ts';
import { replyAddress } from '../../adapters/reply-address.ts';
import type { Queries } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { noticeText } from '../notices/text.ts';
import { nameOf } from '../tickets/summaries.ts';
import { referenceOf } from '../tickets/thread.ts';

/** Of what was said before: the newest, as much as somebody reads. */
const MOST_MESSAGES = 30;
const MOST_LETTERS = 30_000;

interface MailDeps {
  readonly db: Queries;
  readonly mailer: Mailer;
  /** Of reply addresses; `null` where no mail comes in. */
  readonly domain: string | null;
}

const personQuery = (db: Queries, personId: string) =>
  db
    .selectFrom('thread_people')
    .innerJoin('threads', 'threads.id', 'thread_people.thread_id')
    .innerJoin('users', 'users.id', 'threads.customer_id')
    .select(['thread_people.thread_id', 'thread_people.email', 'thread_people.mail_token'])
    .select(['number', 'subject', 'first_name', 'last_name', 'locale'])
    .where('thread_people.id', '=', personId)
    .executeTakeFirst();

/** What was said in a thread, oldest first; never a note of the desk. */
async function saidIn(db: Queries, threadId: string) {
  const messages = await db
    .selectFrom('thread_messages')
    .select(['id', 'author', 'name', 'text', 'at'])
    .where('thread_id', '=', threadId)
    .where('kind', '=', 'message')
    .orderBy('seq', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
  let letters = 0;
  const shown = messages.filter(({ text }, at) => {
    letters += text.length;
    return at === 0 || letters <= MOST_LETTERS;
  });
  return shown.reverse();
}

async function filesOf(db: Queries, messageIds: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (messageIds.length === 0) return names;
  const files = await db
    .selectFrom('attachments')
    .select(['message_id', 'name'])
    .where('message_id', 'in', messageIds)
    .orderBy('place')
    .execute();
  for (const { message_id: id, name } of files) if (id) names.set(id, [...(names.get(id) ?? []), `[${name}]`]);
  return names;
}

/** Mails somebody who was copied in what was said before, in the customer's language. */
export function ticketIntroduction({ db, mailer, domain }: MailDeps): JobHandlers['ticket-introduction'] {
  return async ({ personId }, { id }) => {
    const person = await personQuery(db, personId);
    if (!person) return; // taken out, or the account is gone
    const lng = findLanguageByLocale(person.locale) ?? 'en';
    const { locale } = languageOf(lng);
    const { brand } = messagesOf(lng, 'shell');
    const reference = referenceOf(person);
    const customer = nameOf(person.first_name, person.last_name) ?? reference;
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const said = await saidIn(db, person.thread_id);
    const files = await filesOf(
      db,
      said.map((message) => message.id),
    );
    const history = said.flatMap((message) => {
      const writer = message.name ?? (message.author === 'staff' ? brand : customer);
      return [`${writer}, ${day.format(message.at)}:`, message.text, ...(files.get(message.id) ?? []), ''];
    });
    const lines = [
      noticeText(locale, 'ticketCopied', { reference, name: customer }),
      '',
      ...history,
      ...(domain ? [noticeText(locale, 'ticketReply')] : []),
    ];
    const about = [reference, person.subject].filter(Boolean).join(', ');
    const subject = noticeText(locale, 'ticketSubject', { reference: about });
    const replyTo = domain && { replyTo: { name: brand, address: replyAddress(person.mail_token, domain) } };
    await mailer({ id, to: person.email, subject, text: lines.join('\n').trimEnd(), ...replyTo });
  };
}
