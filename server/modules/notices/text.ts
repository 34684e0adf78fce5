import { fill } from '#lib/i18n/fill.ts';
import { findLanguageByLocale, type Locale } from '#lib/i18n/languages.ts';
import { messagesOf, type Namespaces } from '#lib/i18n/messages.ts';

type TextKey = keyof Namespaces['notices'];

/** A text of the service in a language, with the brand as that language writes it. */
export function noticeText(locale: Locale, key: TextKey, values: Readonly<Record<string, string>> = {}): string {
  const lng = findLanguageByLocale(locale) ?? 'en';
  return fill(messagesOf(lng, 'notices')[key], { brand: messagesOf(lng, 'shell').brand, ...values });
}

/**
 * The message of a code. Its last line, in the form of the WebOTP API, lets the browser fill the code in, and only on
 * the site it is for: https://wicg.github.io/sms-one-time-codes/.
 */
export const codeText = (locale: Locale, code: string, host: string): string =>
  `${noticeText(locale, 'code', { code })}\n\n@${host} #${code}`;
