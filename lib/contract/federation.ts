import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { appOtp, locale, nextPath } from './fields.ts';
import { OtpChannel } from './otp.ts';
import { Session } from './session.ts';

/**
 * The ways in that this service has, for the page that offers them. A way that is `null` is not set up: no button.
 * `google.nonce` goes into Google's `initialize` and comes back with the credential; it belongs to this browser, serves
 * once and lives an hour.
 */
export const listMethods = endpoint({
  method: 'GET',
  path: 'auth/methods',
  access: 'anyone',
  summary: 'Ways to sign in that are set up.',
  reply: z.object({
    channels: z.array(OtpChannel),
    google: z.object({ clientId: z.string(), nonce: z.string() }).nullable(),
    partner: z.object({ name: z.string() }).nullable(),
  }),
  success: 200,
  errors: [],
});

/** What Google's button hands over: an ID token, and the nonce it was asked with. */
export const GoogleCredential = { credential: z.string().min(1).max(8192), nonce: z.string().min(1).max(200) };

/** Signs in with Google; somebody new gets an account without a telephone number. */
export const signInWithGoogle = endpoint({
  method: 'POST',
  path: 'auth/google',
  access: 'anyone',
  summary: "Signs in with Google's ID token.",
  body: z.strictObject({ ...GoogleCredential, appOtp: appOtp.optional(), locale: locale.optional() }),
  reply: Session,
  success: 200,
  errors: [...UNSAFE_ERRORS, 'not_found', 'sign_in_refused', 'app_otp_required', 'app_otp_invalid'],
});

/** A page opens this address itself (a link, no `fetch`); the way leads over the partner's page to the callback. */
export const startPartner = endpoint({
  method: 'GET',
  path: 'auth/partner',
  access: 'anyone',
  summary: "Leads to the partner's sign-in page.",
  query: z.strictObject({ next: nextPath.optional() }),
  reply: z.undefined(),
  success: 303,
  errors: ['validation_failed', 'not_found'],
});

/**
 * Where the partner sends the browser back to. It sets the refresh cookie and leads to `next` of the start (else the
 * front page), where the session check finds the session. When it fails it leads to the sign-in page of the language with
 * `?partner=` and `refused`, `unavailable` or, for an account with an authenticator app, `app-otp`: then
 * `auth/partner/app-otp` ends it. `next` is in the address again.
 */
export const finishPartner = endpoint({
  method: 'GET',
  path: 'auth/partner/callback',
  access: 'anyone',
  summary: "Takes the partner's answer and leads back to the site.",
  query: z.looseObject({}),
  reply: z.undefined(),
  success: 303,
  errors: ['not_found'],
});

/** Ends a sign-in through the partner with the code of the authenticator app; within ten minutes, in the same browser. */
export const confirmPartner = endpoint({
  method: 'POST',
  path: 'auth/partner/app-otp',
  access: 'anyone',
  summary: "Ends a partner's sign-in with the code of the authenticator app.",
  body: z.strictObject({ appOtp }),
  reply: Session,
  success: 200,
  errors: [...UNSAFE_ERRORS, 'not_found', 'sign_in_refused', 'app_otp_invalid'],
});
