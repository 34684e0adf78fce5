import { findLanguageByLocale, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { Mailer } from '../../adapters/mail.ts';
import { replyAddress } from '../../adapters/reply-address.ts';
import type { Queries } from '../../db/database.ts';
import type { JobHandlers, NoticeTextKey } from '../../jobs/job-kinds.ts';
import { noticePath } from '../notices/notice-path.ts';
import { noticeSentence } from '../notices/sentence.ts';
import { noticeText } from '../notices/text.ts';

/** Subjects of what is not about an order. */
const SUBJECTS: Partial<Record<NoticeTextKey, 'analysisSubject' | 'ticketSubject'>> = {
  analysisDropped: 'analysisSubject',
  ticketClosed: 'ticketSubject',
};

interface Deps {
  readonly db: Queries;
  readonly mailer: Mailer;
  /** Origin of the site, for the link. */
  readonly site: string;
  /** Of reply addresses; `null` where no mail comes in. */
  readonly domain: string | null;
}

/** Where an answer to a sentence about a ticket goes; `undefined` for all others, and where no mail comes in. */
async function answersTo({ db, domain }: Deps, userId: string, ticketId: string | undefined) {
  if (!domain || !ticketId) return undefined;
  const thread = await db
    .selectFrom('threads')
    .select('mail_token')
    .where('id', '=', ticketId)
    .where('customer_id', '=', userId)
    .executeTakeFirst();
  return thread && replyAddress(thread.mail_token, domain);
}

/** Mails a sentence about an order, a payment, a ticket or a site with the way to it, in the customer's language. */
export function notificationMail(deps: Deps): JobHandlers['notification-mail'] {
  const { db, mailer, site } = deps;
  return async ({ userId, key, data }, { id }) => {
    const user = await db.selectFrom('users').select(['email', 'locale']).where('id', '=', userId).executeTakeFirst();
    if (!user?.email) return; // deleted or taken away since
    const lng = findLanguageByLocale(user.locale) ?? 'en';
    const { locale } = languageOf(lng);
    const address = await answersTo(deps, userId, data.ticketId);
    const link = `${site}${noticePath(key, data, lng)}`;
    const lines = [
      noticeSentence(locale, key, data),
      ...(address ? [noticeText(locale, 'ticketReply')] : []),
      link,
      noticeText(locale, 'choicesFoot'),
    ];
    await mailer({
      id,
      to: user.email,
      subject: noticeText(locale, SUBJECTS[key] ?? 'orderSubject', data),
      text: lines.join('\n\n'),
      ...(address && { replyTo: { name: messagesOf(lng, 'shell').brand, address } }),
    });
  };
}
