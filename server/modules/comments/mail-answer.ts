import { findLanguageByLocale, languageOf } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { PAGE_IDS } from '#lib/pages/registry.ts';
import type { Mailer } from '../../adapters/mail.ts';
import type { Queries } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { noticeText } from '../notices/text.ts';
import { forgetToken } from './forget-address.ts';

interface MailDeps {
  readonly db: Queries;
  readonly key: Buffer;
  readonly mailer: Mailer;
  /** Address of the site, without a slash at its end. */
  readonly site: string;
}

const answerQuery = (db: Queries, answerId: string) =>
  db
    .selectFrom('comment_answers')
    .innerJoin('comments', 'comments.id', 'comment_answers.comment_id')
    .innerJoin('comment_notices', 'comment_notices.comment_id', 'comments.id')
    .select(['comments.id as commentId', 'page', 'locale', 'comment', 'email', 'text'])
    .where('comment_answers.id', '=', answerId)
    .where('comments.state', '=', 'approved')
    .executeTakeFirst();

/** Mails an answer to whoever wrote the comment, in the language of the page it stands on, with the way to end it. */
export function commentMail({ db, key, mailer, site }: MailDeps): JobHandlers['comment-mail'] {
  return async ({ answerId }, { id }) => {
    const answer = await answerQuery(db, answerId);
    const page = PAGE_IDS.find((one) => one === answer?.page);
    if (!answer || !page) return; // taken back since, or no longer shown
    const lng = findLanguageByLocale(answer.locale) ?? 'en';
    const { locale } = languageOf(lng);
    const url = `${site}${pathOf(page, lng)}`;
    const quote = answer.comment.split('\n').map((line) => `> ${line}`);
    const lines = [
      noticeText(locale, 'commentAnswered'),
      ...['', ...quote, '', answer.text, ''],
      ...[`${url}#comments`, ''],
      noticeText(locale, 'commentForget'),
      `${url}?forget=${forgetToken(key, answer.commentId)}#comments`,
    ];
    await mailer({ id, to: answer.email, subject: noticeText(locale, 'commentSubject'), text: lines.join('\n') });
  };
}
