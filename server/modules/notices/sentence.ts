import type { Locale } from '#lib/i18n/languages.ts';
import { NOTICE_NUMBERS } from '#lib/notifications/notice-key.ts';
import type { NoticeTextKey } from '../../jobs/job-kinds.ts';
import { noticeText } from './text.ts';

/** A notice as it is mailed and pushed: its numbers in the digits of the reader's language, a device without a name as such. */
export function noticeSentence(locale: Locale, key: NoticeTextKey, data: Readonly<Record<string, string>>): string {
  const format = new Intl.NumberFormat(locale);
  const numbers = (NOTICE_NUMBERS[key] ?? []).map((name) => [name, format.format(Number(data[name]))] as const);
  const device = noticeText(locale, 'unknownDevice');
  return noticeText(locale, key, { device, ...data, ...Object.fromEntries(numbers) });
}
