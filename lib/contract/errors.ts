import * as z from 'zod';

/** Every error code the service answers, with its HTTP status. The browser maps codes to texts in ten languages. */
export const ERROR_STATUS = {
  invalid_request: 400,
  /** No session, or it has ended: sign in again. */
  session_expired: 401,
  password_incorrect: 401,
  /** Everything else was right: send the same again with `appOtp`. */
  app_otp_required: 401,
  app_otp_invalid: 401,
  /** Google or the partner vouch for nobody: forged, expired or used before. */
  sign_in_refused: 401,
  xsrf_invalid: 403,
  /** Prove again who you are (`account/confirm`), then repeat. */
  confirmation_required: 403,
  /** The desk is for staff, and some of it for admins. */
  staff_only: 403,
  not_found: 404,
  user_not_found: 404,
  method_not_allowed: 405,
  request_in_progress: 409,
  phone_taken: 409,
  /** This Google or partner account opens somebody else's account. */
  identity_taken: 409,
  /** Without it nobody could sign in to this account any more. */
  last_way_in: 409,
  /** The order has moved on: read it again, its `steps` say what can be done now. */
  order_step_refused: 409,
  /** Nothing is due for this order: not agreed yet, paid, or over. */
  nothing_to_pay: 409,
  /** Money for this order may have moved already, and a person of the staff looks: paying again has to wait for that. */
  payment_unclear: 409,
  /** There is a limit to how many of these a customer may keep. */
  list_full: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  captcha_invalid: 422,
  /** Wrong, expired, used or never sent; also a ticket of a code. */
  otp_invalid: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  otp_send_failed: 503,
  /** The payment provider cannot be reached or takes no payment now; nothing was charged. */
  gateway_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]; // the keys of the literal above

/** Errors any call may answer. */
export const COMMON_ERRORS: readonly ErrorCode[] = ['invalid_request', 'rate_limited', 'internal', 'unavailable'];

/** Errors of an unsafe call: it carries the XSRF token and a JSON body. */
export const UNSAFE_ERRORS: readonly ErrorCode[] = [
  'xsrf_invalid',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
];

/** Errors of a call that writes something a person would not want twice: it may carry an idempotency key. */
export const WRITE_ERRORS: readonly ErrorCode[] = [...UNSAFE_ERRORS, 'request_in_progress', 'idempotency_mismatch'];

/** Why one field was refused; the browser shows the matching message beside it. */
export const FIELD_CODES = [
  'required',
  'too_long',
  'email_invalid',
  'phone_invalid',
  'captcha_required',
  'password_weak',
  'password_common',
  'password_mismatch',
  'privacy_required',
  'otp_incomplete',
  'invalid',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Problem document of a failure (RFC 9457, `application/problem+json`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES),
  detail: z.string().optional(),
  /** Field name → why it was refused. */
  fields: z.record(z.string(), z.enum(FIELD_CODES)).optional(),
  /** Seconds until another try makes sense; with `rate_limited` and `unavailable`. */
  retryAfter: z.int().optional(),
  /** Guesses left for the code that was sent; with `otp_invalid`. */
  attemptsLeft: z.int().optional(),
});
export type Problem = z.infer<typeof Problem>;
