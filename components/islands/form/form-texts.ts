import type { FieldError } from '#lib/forms/field-errors.ts';
import type { Failure } from '#lib/forms/form-state.ts';
import { shownReference } from '#lib/http/api-error.ts';
import type { Locale } from '#lib/i18n/languages.ts';
import type forms from '#locales/en/ui/forms.json';
import type messages from '#locales/en/ui/messages.json';

/** Words every public form needs beside its labels. */
export const FORM_KEYS = [
  'summaryTitle',
  'tooLong',
  'invalid',
  'offline',
  'kept',
  'retry',
  'sending',
] as const satisfies readonly (keyof typeof forms)[];

export const FORM_MESSAGE_KEYS = [
  'field_required',
  'network_error',
  'server_error',
  'reference',
  'unknown_error',
  'rate_limited',
  'chunk_failed',
] as const satisfies readonly (keyof typeof messages)[];

/** Texts of a form as plain props: words by key, and messages by the key the error catalogue gives. */
export interface FormTexts {
  readonly locale: Locale;
  readonly words: Readonly<Record<(typeof FORM_KEYS)[number], string>>;
  readonly messages: Readonly<Partial<Record<keyof typeof messages, string>>>;
}

const number = (value: number, locale: Locale): string => new Intl.NumberFormat(locale).format(value);

/** What stands beside a refused field. */
export function fieldMessage({ code, max }: FieldError, { locale, words, messages }: FormTexts): string {
  switch (code) {
    case 'required':
      return messages.field_required ?? words.invalid;
    case 'email_invalid':
      return messages.email_invalid ?? words.invalid;
    case 'phone_invalid':
      return messages.phone_invalid_signin ?? words.invalid;
    case 'captcha_required':
    case 'password_weak':
    case 'password_common':
    case 'password_mismatch':
    case 'privacy_required':
    case 'otp_incomplete':
      return messages[code] ?? words.invalid;
    case 'too_long':
      return max === undefined ? words.invalid : words.tooLong.replace('{{max}}', number(max, locale));
    case 'invalid':
      return words.invalid;
  }
}

/** What a failed form says; without a message of its own it is the page that is at fault. */
export function failureMessage({ key, retryAfter, reference }: Failure, { locale, messages }: FormTexts): string {
  const text = messages[key] ?? messages.unknown_error ?? '';
  const words = text.replace('{{seconds}}', number(retryAfter ?? 60, locale));
  const quoted = reference && messages.reference?.replace('{{reference}}', shownReference(reference));
  return quoted ? `${words} ${quoted}` : words;
}
