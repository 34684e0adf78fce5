import { findLanguageByLocale, type Locale, languageOf } from '#lib/i18n/languages.ts';
import type { Mailer } from '../../adapters/mail.ts';
import type { Queries } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { noticeText } from '../notices/text.ts';

const localeOf = (saved: string): Locale => languageOf(findLanguageByLocale(saved) ?? 'en').locale;

/** Mails a sentence about an order or a payment, in the customer's language. */
export function notificationMail(db: Queries, mailer: Mailer): JobHandlers['notification-mail'] {
  return async ({ userId, key, data }, { id }) => {
    const user = await db.selectFrom('users').select(['email', 'locale']).where('id', '=', userId).executeTakeFirst();
    if (!user?.email) return; // deleted or taken away since
    const locale = localeOf(user.locale);
    const text = `${noticeText(locale, key, data)}\n\n${noticeText(locale, 'choicesFoot')}`;
    await mailer({ id, to: user.email, subject: noticeText(locale, 'orderSubject', data), text });
  };
}
