import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';

/*
 * The two calls every page makes or may make. The rest of signing in stands in files of its own, so that a public page
 * does not carry its schemas: otp.ts, sign-in.ts, federation.ts, account.ts, app-otp.ts.
 */

/** Answer of the session check; every field is `null` for a visitor. */
const SessionCheck = z.object({
  accessToken: z.string().nullable(),
  phone_number: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  role: z.string().nullable(),
});

/**
 * The session check. Path and field names are fixed by the specification, section 7. The refresh cookie goes along and
 * is renewed; the access token it gives lives 15 minutes, and asking again before its end gives a fresh one.
 */
export const checkSession = endpoint({
  method: 'POST',
  path: 'auth/loged',
  access: 'anyone',
  summary: 'Tells whether a session exists, gives an access token and sets the XSRF-TOKEN cookie.',
  body: z.strictObject({}),
  reply: SessionCheck,
  success: 200,
  errors: UNSAFE_ERRORS,
});

/** Ends the session of the refresh cookie and its access tokens at once. Without a session it does nothing. */
export const logOut = endpoint({
  method: 'POST',
  path: 'auth/logout',
  access: 'anyone',
  summary: 'Ends this session.',
  body: z.strictObject({}),
  reply: z.object({}),
  success: 200,
  errors: UNSAFE_ERRORS,
});
