import { findLanguageByLocale, type Locale, languageOf } from '#lib/i18n/languages.ts';
import { type NoticeKey, SECURITY_NOTICES } from '#lib/notifications/notice-key.ts';
import type { Mailer } from '../../adapters/mail.ts';
import type { Messenger } from '../../adapters/sms/messenger.ts';
import type { Clock } from '../../clock.ts';
import { DAY } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { countHit, type Limit } from '../../http/rate-limit.ts';
import type { JobHandlers, JobRun, NoticeKind } from '../../jobs/job-kinds.ts';
import { unseal } from '../../secrets.ts';
import { noticeContext } from './notice.ts';
import { noticeText } from './text.ts';

/** Texts a person gets in a day about the account; the audit log has the rest. */
const TEXTS: Limit = { name: 'notice-text', hits: 5, window: DAY };

const KEYS: Readonly<Record<NoticeKind, NoticeKey>> = SECURITY_NOTICES;

export interface NoticeDeps {
  readonly db: Queries;
  readonly clock: Clock;
  /** Opens what is sealed for delivery. */
  readonly key: Buffer;
  readonly messenger: Messenger;
  /** `null` without a mail server: then everything goes by text message. */
  readonly mailer: Mailer | null;
}

const localeOf = (saved: string): Locale => languageOf(findLanguageByLocale(saved) ?? 'en').locale;

/** False when the person has had enough texts for a day. */
async function mayText({ db, clock }: NoticeDeps, userId: string): Promise<boolean> {
  try {
    await countHit(db, { limit: TEXTS, subject: userId, factor: 1, now: clock() });
    return true;
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
}

async function textTo(
  deps: NoticeDeps,
  userId: string,
  message: { to: string; text: string; locale: Locale },
  run: JobRun,
) {
  if (run.attempt === 1 && !(await mayText(deps, userId))) return;
  const outcome = await deps.messenger.send('sms', { id: run.id, ...message });
  if (outcome !== 'sent') throw new Error('no provider took the notice');
}

/** Tells the owner of an account what happened: by mail where there is an address, else by text message. */
export function accountNotice(deps: NoticeDeps): JobHandlers['account-notice'] {
  return async ({ userId, kind, device, sealedTo }, run) => {
    const { db, mailer } = deps;
    const columns = ['phone', 'email', 'locale'] as const;
    const user = await db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst();
    if (!user) return; // deleted since
    const locale = localeOf(user.locale);
    const text = noticeText(locale, KEYS[kind], { device: device ?? noticeText(locale, 'unknownDevice') });
    const before = sealedTo && unseal(deps.key, noticeContext(userId), sealedTo);
    if (before) await textTo(deps, userId, { to: before, text, locale }, run);
    if (mailer && user.email) {
      const body = `${text}\n\n${noticeText(locale, 'mailFoot')}`;
      await mailer({ id: run.id, to: user.email, subject: noticeText(locale, 'subject'), text: body });
    } else if (user.phone && !before) await textTo(deps, userId, { to: user.phone, text, locale }, run);
  };
}
