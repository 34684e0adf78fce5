import { findLanguageByLocale, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { Mailer } from '../../adapters/mail.ts';
import { replyAddress } from '../../adapters/reply-address.ts';
import type { Queries } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { noticeText } from '../notices/text.ts';
import { nameOf } from '../tickets/summaries.ts';
import { referenceOf } from '../tickets/thread.ts';

interface MailDeps {
  readonly db: Queries;
  readonly mailer: Mailer;
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  /** Of reply addresses; `null` where no mail comes in. */
  readonly domain: string | null;
}

const messageQuery = (db: Queries, messageId: string) =>
  db
    .selectFrom('thread_messages')
    .innerJoin('threads', 'threads.id', 'thread_messages.thread_id')
    .innerJoin('users', 'users.id', 'threads.customer_id')
    .select([
      'threads.id as threadId',
      'number',
      'subject',
      'department',
      'mail_token',
      'status',
      'thread_messages.name',
      'author',
      'text',
      'first_name',
      'last_name',
      'email',
      'phone',
      'locale',
    ])
    .where('thread_messages.id', '=', messageId)
    .executeTakeFirst();

async function filesOf(db: Queries, messageId: string): Promise<string[]> {
  const files = await db.selectFrom('attachments').select('name').where('message_id', '=', messageId).execute();
  return files.map(({ name }) => `[${name}]`);
}

interface Recipient {
  readonly email: string | null;
  readonly mail_token: string;
}

const personOf = (db: Queries, personId: string): Promise<Recipient | undefined> =>
  db.selectFrom('thread_people').select(['email', 'mail_token']).where('id', '=', personId).executeTakeFirst();

/** Mails what was said in a ticket to its customer, or to somebody copied in, in the customer's language. */
export function ticketMail({ db, mailer, site, domain }: MailDeps): JobHandlers['ticket-mail'] {
  return async ({ messageId, personId }, { id }) => {
    const message = await messageQuery(db, messageId);
    const recipient = personId === null ? message : await personOf(db, personId);
    if (!message || !recipient?.email) return; // deleted or taken out since
    const { email: to, mail_token: token } = recipient;
    const letter = letterOf({ ...message, files: await filesOf(db, messageId) }, { personId, site, domain });
    const replyTo = domain && { replyTo: { name: letter.brand, address: replyAddress(token, domain) } };
    await mailer({ id, to, subject: letter.subject, text: letter.text, ...replyTo });
  };
}

type Said = NonNullable<Awaited<ReturnType<typeof messageQuery>>> & { readonly files: readonly string[] };

interface Letter {
  readonly personId: string | null;
  readonly site: string;
  readonly domain: string | null;
}

/** The words of a mail, in the customer's language. */
function letterOf(message: Said, { personId, site, domain }: Letter) {
  const lng = findLanguageByLocale(message.locale) ?? 'en';
  const { locale } = languageOf(lng);
  const say = (key: Parameters<typeof noticeText>[1], values = {}) => noticeText(locale, key, values);
  const reference = referenceOf(message);
  const name = nameOf(message.first_name, message.last_name) ?? reference;
  const url = `${site}${pathOf('profile-ticket', lng)}?id=${message.threadId}`;
  const isCustomer = personId === null;
  const lines = [
    isCustomer ? say('ticketAnswered', { reference }) : say('ticketCopied', { reference, name }),
    '',
    ...(message.name ? [`${message.name}:`] : []),
    message.text,
    ...message.files,
    '',
    ...(isCustomer && message.status === 'closed' ? [say('ticketClosed', { reference })] : []),
    ...(domain ? [say('ticketReply')] : []),
    ...(isCustomer ? [say('ticketRead'), url, '', say('choicesFoot')] : []),
  ];
  const subject = say('ticketSubject', { reference: [reference, message.subject].filter(Boolean).join(', ') });
  return { subject, text: lines.join('\n').trimEnd(), brand: messagesOf(lng, 'shell').brand };
}

const deskLink = (site: string, threadId: string): string =>
  `${site}${pathOf('desk', 'en')}?part=tickets&id=${threadId}`;

/**
 * Mails the staff what a customer wrote, in English, as all mail to them, with the way to it. They answer at the desk, where
 * somebody has signed in: whoever has a mail must not speak for the agency.
 */
export function ticketStaffMail({ db, mailer, site }: Omit<MailDeps, 'domain'>): JobHandlers['ticket-staff-mail'] {
  return async ({ messageId }, { id }) => {
    const message = await messageQuery(db, messageId);
    if (!message) return;
    const { threadId, subject, department, text, email, phone, locale } = message;
    const name = nameOf(message.first_name, message.last_name) ?? 'A customer';
    const about = `${referenceOf(message)}, ${subject || 'live conversation'}`;
    const facts = [`Department: ${department}`, `Customer: ${name}, ${phone ?? '-'}, ${email ?? '-'}, ${locale}`];
    const way = ['Answer at the desk; a reply to this mail does not reach the customer:', deskLink(site, threadId)];
    const lines = [...facts, '', text, ...(await filesOf(db, messageId)), '', ...way];
    await mailer({ id, subject: `Ticket ${about}`, text: lines.join('\n') });
  };
}
