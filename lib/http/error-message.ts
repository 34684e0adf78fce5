import type messages from '#locales/en/ui/messages.json';
import { ApiError } from './api-error.ts';
import { ChunkError } from './load-chunk.ts';

export type MessageKey = Exclude<keyof typeof messages, '$schema'>;

/** What the visitor was doing; decides the words for a refusal that has none of its own. */
export type CallPurpose =
  | 'consultation'
  | 'comment'
  | 'list'
  | 'otp-send'
  | 'otp-verify'
  | 'password'
  | 'logout'
  | 'other';

/** Codes with a text of their own, whatever the call. Source: specification, section 8. */
const BY_CODE: Readonly<Record<string, MessageKey>> = {
  network: 'network_error',
  rate_limited: 'rate_limited',
  captcha_invalid: 'captcha_required',
  otp_send_failed: 'otp_send_failed',
  otp_invalid: 'otp_invalid',
  phone_taken: 'phone_taken',
  user_not_found: 'user_not_found',
  password_incorrect: 'password_incorrect',
  app_otp_required: 'app_otp_required',
  app_otp_invalid: 'app_otp_invalid',
  sign_in_refused: 'sign_in_refused',
  session_expired: 'session_expired',
  confirmation_required: 'confirmation_required',
  identity_taken: 'identity_taken',
  last_way_in: 'last_way_in',
  order_step_refused: 'order_step_refused',
  nothing_to_pay: 'nothing_to_pay',
  payment_unclear: 'payment_unclear',
  list_full: 'list_full',
  gateway_unavailable: 'gateway_unavailable',
};

/** Words for a call that was refused for a reason without a text. */
const BY_PURPOSE: Readonly<Record<CallPurpose, MessageKey>> = {
  consultation: 'consultation_failed',
  comment: 'comment_failed',
  list: 'load_failed',
  'otp-send': 'server_unknown',
  'otp-verify': 'otp_verify_failed',
  password: 'password_change_failed',
  logout: 'logout_failed',
  other: 'server_unknown',
};

/** Calls whose failure reads the same whatever the reason. */
const ALWAYS: readonly CallPurpose[] = ['list', 'logout'];

/**
 * The key in `ui/messages.json` of the text for a failure. An exception that is no failed call is the page's own
 * mistake: `unknown_error`. `rate_limited` wants `{{seconds}}` from `error.retryAfter`.
 */
export function errorMessageKey(error: unknown, purpose: CallPurpose): MessageKey {
  if (error instanceof ChunkError) return 'chunk_failed';
  if (!(error instanceof ApiError)) return 'unknown_error';
  if (ALWAYS.includes(purpose)) return BY_PURPOSE[purpose];
  return BY_CODE[error.code] ?? (error.status >= 500 ? 'server_error' : BY_PURPOSE[purpose]);
}

/** What a person reads of a refusal: a key of `ui/messages.json`, and what goes into the text or beside it. */
export interface FailureMessage {
  readonly error: true;
  readonly message: MessageKey;
  /** Seconds until another try makes sense; with `rate_limited`. */
  readonly seconds?: number | undefined;
  /** What to quote to the agency; with a failure of the service's own. */
  readonly reference?: string | undefined;
}

/** The text for a failure, with what goes into it. */
export function failureMessage(error: unknown, purpose: CallPurpose): FailureMessage {
  const known = error instanceof ApiError ? error : undefined;
  return {
    error: true,
    message: errorMessageKey(error, purpose),
    seconds: known?.retryAfter,
    reference: known?.reference,
  };
}
