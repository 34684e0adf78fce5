import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { appOtp } from './fields.ts';

const ERRORS = [...UNSAFE_ERRORS, 'session_expired', 'confirmation_required'] as const;

const RecoveryCodes = z.object({
  /** Shown once and never again; each replaces the app once. */
  recoveryCodes: z.array(z.string()),
});

/** Begins anew when it was begun before; nothing is switched on until a code has been confirmed. */
export const enrolAppOtp = endpoint({
  method: 'POST',
  path: 'account/app-otp',
  access: 'customer',
  summary: 'Begins to set up an authenticator app.',
  body: z.strictObject({}),
  reply: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://…`, a link on a phone. */
    uri: z.string(),
    /** The same as a picture: an SVG document. */
    qr: z.string(),
  }),
  success: 200,
  errors: ERRORS,
});

export const confirmAppOtp = endpoint({
  method: 'POST',
  path: 'account/app-otp/confirm',
  access: 'customer',
  summary: 'Switches the authenticator app on with its first code.',
  body: z.strictObject({ appOtp }),
  reply: RecoveryCodes,
  success: 200,
  errors: [...ERRORS, 'app_otp_invalid'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'account/app-otp/recovery-codes',
  access: 'customer',
  summary: 'Replaces all recovery codes.',
  body: z.strictObject({}),
  reply: RecoveryCodes,
  success: 200,
  errors: [...ERRORS, 'not_found'],
});

export const removeAppOtp = endpoint({
  method: 'DELETE',
  path: 'account/app-otp',
  access: 'customer',
  summary: 'Removes the authenticator app.',
  reply: z.object({}),
  success: 200,
  errors: [...ERRORS, 'not_found'],
});
