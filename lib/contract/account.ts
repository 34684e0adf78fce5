import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { GoogleCredential } from './federation.ts';
import { appOtp, nextPath, otp, password, phone } from './fields.ts';

/** A device that is signed in. Browser and system are names as their makers write them, `null` when unknown. */
export const SignedInDevice = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Part of the address it was last seen at: `203.0.113.*`. */
  network: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const listSessions = endpoint({
  method: 'GET',
  path: 'account/sessions',
  access: 'customer',
  summary: 'Devices that are signed in, the one that asks first. There are ten at most.',
  reply: z.object({ items: z.array(SignedInDevice), nextCursor: z.null() }),
  success: 200,
  errors: ['session_expired'],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: 'account/sessions/:id',
  access: 'customer',
  summary: 'Signs one device out.',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'account/sessions',
  access: 'customer',
  summary: 'Signs all devices out but the one that asks.',
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired'],
});

/** How one can sign in to this account. */
export const listIdentities = endpoint({
  method: 'GET',
  path: 'account/identities',
  access: 'customer',
  summary: 'Ways in to this account.',
  reply: z.object({
    phone: z.string().nullable(),
    hasPassword: z.boolean(),
    /** E-mail address of the linked account, for people to tell which; an empty one when it has none. */
    google: z.object({ email: z.string() }).nullable(),
    partner: z.object({ email: z.string() }).nullable(),
    appOtp: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
  }),
  success: 200,
  errors: ['session_expired'],
});

/**
 * Proves again who is at the keyboard: the password, a code sent for `confirm`, or Google; with an authenticator app its
 * code as well. For five minutes, as for those after signing in, calls that answer `confirmation_required` are open.
 */
export const confirmIdentity = endpoint({
  method: 'POST',
  path: 'account/confirm',
  access: 'customer',
  summary: 'Proves again who is signed in.',
  body: z.strictObject({
    proof: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('password'), password }),
      z.strictObject({ kind: z.literal('otp'), otp }),
      z.strictObject({ kind: z.literal('google'), ...GoogleCredential }),
    ]),
    appOtp: appOtp.optional(),
  }),
  reply: z.object({
    /** Seconds. */
    validFor: z.int(),
  }),
  success: 200,
  errors: [
    ...UNSAFE_ERRORS,
    'session_expired',
    'password_incorrect',
    'otp_invalid',
    'sign_in_refused',
    'app_otp_required',
    'app_otp_invalid',
  ],
});

const LINK_ERRORS = [...UNSAFE_ERRORS, 'session_expired', 'confirmation_required'] as const;

/** Sets or changes the telephone number with a code sent to the new one for `phone`. */
export const linkPhone = endpoint({
  method: 'POST',
  path: 'account/identities/phone',
  access: 'customer',
  summary: 'Sets the telephone number with a code sent to it.',
  body: z.strictObject({ phone, otp }),
  reply: z.object({ phone: z.string() }),
  success: 200,
  errors: [...LINK_ERRORS, 'otp_invalid', 'phone_taken'],
});

export const linkGoogle = endpoint({
  method: 'POST',
  path: 'account/identities/google',
  access: 'customer',
  summary: 'Links a Google account.',
  body: z.strictObject(GoogleCredential),
  reply: z.object({ email: z.string() }),
  success: 200,
  errors: [...LINK_ERRORS, 'not_found', 'sign_in_refused', 'identity_taken'],
});

/** The page opens the address it gets; the partner leads back to `next`, with `?partner=linked`, `refused`, `unavailable` or `taken`. */
export const linkPartner = endpoint({
  method: 'POST',
  path: 'account/identities/partner',
  access: 'customer',
  summary: "Begins to link an account of the partner; gives the address of the partner's page.",
  body: z.strictObject({ next: nextPath }),
  reply: z.object({ url: z.string() }),
  success: 200,
  errors: [...LINK_ERRORS, 'not_found'],
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: 'account/identities/:provider',
  access: 'customer',
  summary: 'Unlinks Google or the partner. The last way in stays.',
  params: z.strictObject({ provider: z.enum(['google', 'partner']) }),
  reply: z.object({}),
  success: 200,
  errors: [...LINK_ERRORS, 'not_found', 'last_way_in'],
});
