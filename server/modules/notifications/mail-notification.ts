import { findLanguageByLocale, languageOf } from '#lib/i18n/languages.ts';
import type { Mailer } from '../../adapters/mail.ts';
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
}

/** Mails a sentence about an order, a payment, a ticket or a site with the way to it, in the customer's language. */
export function notificationMail({ db, mailer, site }: Deps): JobHandlers['notification-mail'] {
  return async ({ userId, key, data }, { id }) => {
    const user = await db.selectFrom('users').select(['email', 'locale']).where('id', '=', userId).executeTakeFirst();
    if (!user?.email) return; // deleted or taken away since
    const lng = findLanguageByLocale(user.locale) ?? 'en';
    const { locale } = languageOf(lng);
    const link = `${site}${noticePath(key, data, lng)}`;
    const text = [noticeSentence(locale, key, data), link, noticeText(locale, 'choicesFoot')].join('\n\n');
    await mailer({
      id,
      to: user.email,
      subject: noticeText(locale, SUBJECTS[key] ?? 'orderSubject', data),
      text,
    });
  };
}
