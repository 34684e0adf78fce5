import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { appOtp, captcha, locale, otp, phone } from './fields.ts';
import { Session } from './session.ts';

/**
 * What a code is for; a code of one purpose is none for another. `confirm` proves again who is signed in, `phone` that a
 * number belongs to who is signed in: both are spent in a call of `account.ts`.
 */
const Purpose = z.enum(['signup', 'login', 'reset', 'confirm', 'phone']);

/** How a code travels; `auth/methods` tells which of them the service has. */
export const OtpChannel = z.enum(['sms', 'whatsapp', 'telegram']);

const OtpTimes = z.object({
  /** Seconds until the code that was sent last ends. */
  expiresIn: z.int(),
  /** Seconds until another may be asked for. */
  resendIn: z.int(),
});
export type OtpTimes = z.infer<typeof OtpTimes>;

/**
 * Sends a six-digit code, valid for 180 seconds; an earlier one of the same request stays valid to its own end, and all
 * share five attempts. Asked again before `resendIn` has passed, it sends nothing and answers with the seconds that are
 * left, so a page that was reloaded may ask; once no code is valid any more that is `rate_limited`.
 *
 * From the third code of a number on it needs a captcha: `validation_failed` with `fields.captcha = captcha_required`,
 * and the challenge is `captcha/challenge?form=otp`. `signup` of a known number is `phone_taken`, `login` and `reset` of
 * an unknown one `user_not_found`.
 */
export const sendOtp = endpoint({
  method: 'POST',
  path: 'auth/otp/send',
  access: 'anyone',
  summary: 'Sends a one-time code.',
  body: z.strictObject({
    phone,
    purpose: Purpose,
    locale,
    channel: OtpChannel.default('sms'),
    captcha: captcha.optional(),
  }),
  reply: OtpTimes,
  success: 200,
  errors: [...UNSAFE_ERRORS, 'captcha_invalid', 'phone_taken', 'user_not_found', 'session_expired', 'otp_send_failed'],
});

/** One-use proof that a number answered, valid for ten minutes; `auth/signup` and `auth/password` take it. */
const Ticket = z.object({ ticket: z.string() });

/**
 * Checks a code. `login` gives a session (with an authenticator app: `app_otp_required`, then the same call again with
 * `appOtp`), `signup` and `reset` give a ticket. A refusal tells `attemptsLeft`; at 0 a new code has to be asked for.
 */
export const verifyOtp = endpoint({
  method: 'POST',
  path: 'auth/otp/verify',
  access: 'anyone',
  summary: 'Checks a one-time code: a session for login, a ticket for signup and reset.',
  body: z.strictObject({
    phone,
    purpose: Purpose.extract(['signup', 'login', 'reset']),
    otp,
    appOtp: appOtp.optional(),
  }),
  reply: z.union([Session, Ticket]),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'otp_invalid', 'app_otp_required', 'app_otp_invalid', 'user_not_found'],
});
