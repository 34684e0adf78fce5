import * as z from 'zod';

/** Every error code the service answers, with its HTTP status. The browser maps codes to texts in ten languages. */
export const ERROR_STATUS = {
  invalid_request: 400,
  xsrf_invalid: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  captcha_invalid: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]; // the keys of the literal above

/** Errors any call may answer. */
export const COMMON_ERRORS: readonly ErrorCode[] = ['invalid_request', 'rate_limited', 'internal', 'unavailable'];

/** Errors of a call that writes: it carries the XSRF token, a JSON body and an idempotency key. */
export const WRITE_ERRORS: readonly ErrorCode[] = [
  'xsrf_invalid',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
  'request_in_progress',
  'idempotency_mismatch',
];

/** Why one field was refused; the browser shows the matching message beside it. */
export const FIELD_CODES = [
  'required',
  'too_long',
  'email_invalid',
  'phone_invalid',
  'captcha_required',
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
});
export type Problem = z.infer<typeof Problem>;
