import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, ERROR_STATUS } from '#lib/contract/errors.ts';
import { ApiError, type ApiErrorCode } from '#lib/http/api-error.ts';
import { type CallPurpose, errorMessageKey } from '#lib/http/error-message.ts';
import { ChunkError } from '#lib/http/load-chunk.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';

const messages: Record<string, string> = JSON.parse(readFileSync('locales/en/ui/messages.json', 'utf8'));

/** A code as the service may answer it; those of the sign-in calls come into the contract with these calls. */
const failure = (code: string, status: number) => new ApiError(code as ApiErrorCode, { status });

const refused = failure('validation_failed', 422);
const ROWS: readonly (readonly [words: string, error: unknown, purpose: CallPurpose])[] = [
  ['Failed to send OTP.', failure('otp_send_failed', 502), 'otp-send'],
  ['OTP verification failed, please try again.', refused, 'otp-verify'],
  ['This phone number is already registered.', failure('phone_taken', 409), 'other'],
  ['The entered OTP is invalid or has expired.', failure('otp_invalid', 422), 'otp-verify'],
  ['Server error. Please try again later.', failure('internal', 500), 'consultation'],
  ['Server error. Please try again later.', failure('unavailable', 503), 'comment'],
  ['Server error. Please try again later.', failure('unknown', 502), 'otp-verify'],
  ['Failed to connect to the server. Please check your internet or URL.', failure('network', 0), 'consultation'],
  ['Failed to connect to the server. Please check your internet or URL.', failure('network', 0), 'otp-verify'],
  ['Unknown server error.', failure('unknown', 418), 'other'],
  ['Unknown server error.', failure('not_found', 404), 'other'],
  ["You haven't registered yet, please sign up.", failure('user_not_found', 404), 'other'],
  ['Incorrect password, please try again.', failure('password_incorrect', 401), 'other'],
  ['An unknown error occurred', new TypeError('a mistake of the page'), 'consultation'],
  ['Error changing password', refused, 'password'],
  ['Logout failed, please try again.', failure('network', 0), 'logout'],
  ['Something went wrong, please try again', refused, 'consultation'],
  ['Error loading data', failure('network', 0), 'list'],
  ['Error loading data', failure('internal', 500), 'list'],
  ['Failed to submit comment, please try again', refused, 'comment'],
  ['Too many attempts. Try again in {{seconds}} s.', failure('rate_limited', 429), 'comment'],
  ['Please complete the captcha', failure('captcha_invalid', 422), 'consultation'],
  ['Part of this page did not load. Reload it; what you typed is kept.', new ChunkError('late'), 'consultation'],
];

describe('the error catalogue', () => {
  it.each(ROWS)('says "%s"', (words, error, purpose) => {
    expect(messages[errorMessageKey(error, purpose)]).toBe(words);
  });

  it.each(ERROR_CODES)('has words in ten languages for %s', (code) => {
    const key = errorMessageKey(failure(code, ERROR_STATUS[code]), 'consultation');
    for (const lng of LANGUAGE_CODES) {
      const texts: Record<string, string> = JSON.parse(readFileSync(`locales/${lng}/ui/messages.json`, 'utf8'));
      expect(texts[key], `${lng} ${key}`).toBeTruthy();
    }
  });
});
