import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { type FieldCode, UNSAFE_ERRORS } from './errors.ts';
import { appOtp, captcha, locale, password, phone } from './fields.ts';
import { newPassword } from './password.ts';
import { Session } from './session.ts';

const code = (value: FieldCode) => ({ error: value });

const ticket = z.string(code('required')).min(1, code('required')).max(200, code('invalid'));

/** Opens an account. A ticket that is not good any more is `otp_invalid`: ask for a new code. */
export const signUp = endpoint({
  method: 'POST',
  path: 'auth/signup',
  access: 'anyone',
  summary: 'Opens an account for a number that was proven, and signs in.',
  body: z
    .strictObject({
      phone,
      password: newPassword,
      confirmPassword: z.string(code('password_mismatch')),
      acceptPrivacyPolicy: z.literal(true, code('privacy_required')),
      ticket,
      locale,
    })
    .refine((body) => body.password === body.confirmPassword, {
      path: ['confirmPassword'],
      ...code('password_mismatch'),
    }),
  reply: Session,
  success: 201,
  errors: [...UNSAFE_ERRORS, 'phone_taken', 'otp_invalid'],
});

/**
 * Signs in with a password. `remember` keeps the session for 30 days, else it ends with the browser or after a day. After
 * three wrong tries it needs a captcha (`fields.captcha = captcha_required`, `captcha/challenge?form=login`) and time
 * between tries (`rate_limited`). An account with an authenticator app answers `app_otp_required` to the right password.
 */
export const logIn = endpoint({
  method: 'POST',
  path: 'auth/login',
  access: 'anyone',
  summary: 'Signs in with telephone number and password.',
  body: z.strictObject({
    phone,
    password,
    remember: z.boolean(),
    appOtp: appOtp.optional(),
    captcha: captcha.optional(),
  }),
  reply: Session,
  success: 200,
  errors: [
    ...UNSAFE_ERRORS,
    'captcha_invalid',
    'user_not_found',
    'password_incorrect',
    'app_otp_required',
    'app_otp_invalid',
  ],
});

/** Sets a new password for a number that was proven, and ends all other sessions. It signs nobody in. */
export const changePassword = endpoint({
  method: 'POST',
  path: 'auth/password',
  access: 'anyone',
  summary: 'Sets a new password with the ticket of a code.',
  body: z
    .strictObject({ phone, newPassword, repeatPassword: z.string(code('password_mismatch')), ticket })
    .refine((body) => body.newPassword === body.repeatPassword, {
      path: ['repeatPassword'],
      ...code('password_mismatch'),
    }),
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'otp_invalid', 'user_not_found'],
});
