import { randomUUIDv7 } from 'node:crypto';
import { findLanguageByLocale, languageOf } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { Mailer } from '../../adapters/mail.ts';
import { after, DAY } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { isSameText, keyedText } from '../../secrets.ts';
import { noticeText } from '../notices/text.ts';

const LINK_LIFE = DAY;

const tokenOf = (key: Buffer, id: string): string => `${id}.${keyedText(key, id)}`;

/** The link of a token; `undefined` for one that the service did not make. */
export function linkOfToken(key: Buffer, token: string): string | undefined {
  const [id = ''] = token.split('.');
  return isSameText(token, tokenOf(key, id)) ? id : undefined;
}

/** Sends a link to an address; one that was sent before is worth nothing any more. */
export async function sendEmailLink(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  const link = { id: randomUUIDv7(), email, expires_at: after(now, LINK_LIFE) };
  await tx
    .insertInto('email_links')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  await enqueue(tx, 'email-link', { linkId: link.id }, now);
}

export interface LinkDeps {
  readonly db: Queries;
  readonly key: Buffer;
  readonly mailer: Mailer;
  /** Address of the site. */
  readonly site: string;
}

/** Mails the link. The token stands in no table: it is made of the link's id and a key. */
export function emailLink({ db, key, mailer, site }: LinkDeps): JobHandlers['email-link'] {
  return async ({ linkId }, run) => {
    const row = await db
      .selectFrom('email_links')
      .innerJoin('users', 'users.id', 'email_links.user_id')
      .select(['email_links.email', 'locale'])
      .where('email_links.id', '=', linkId)
      .executeTakeFirst();
    if (!row) return; // used, or another one was sent since
    const lng = findLanguageByLocale(row.locale) ?? 'en';
    const { locale } = languageOf(lng);
    const link = `${site}${pathOf('profile-account-management', lng)}?email=${tokenOf(key, linkId)}`;
    const subject = noticeText(locale, 'emailSubject');
    const text = [noticeText(locale, 'emailConfirm'), link, noticeText(locale, 'emailIgnore')].join('\n\n');
    await mailer({ id: run.id, to: row.email, subject, text });
  };
}
