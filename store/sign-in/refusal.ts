import type { FieldCode } from '#lib/contract/errors.ts';
import { ApiError, type ApiErrorCode } from '#lib/http/api-error.ts';
import { type CallPurpose, failureMessage, type MessageKey } from '#lib/http/error-message.ts';
import type { ErrorField, FieldErrors } from '../register-user/slice.ts';

/** Which field of ours a field of a call is. */
const FIELD: Readonly<Record<string, ErrorField>> = {
  phone: 'phone',
  password: 'password',
  newPassword: 'password',
  confirmPassword: 'confirmPassword',
  repeatPassword: 'confirmPassword',
  acceptPrivacyPolicy: 'privacyPolicy',
  otp: 'otp',
  appOtp: 'appOtp',
  captcha: 'captcha',
};

/** Beside which field the text of a refusal stands; all others stand at the end of the form. */
const FIELD_OF_CODE: Readonly<Partial<Record<ApiErrorCode, ErrorField>>> = {
  phone_taken: 'phone',
  user_not_found: 'phone',
  password_incorrect: 'password',
  otp_invalid: 'otp',
  app_otp_required: 'appOtp',
  app_otp_invalid: 'appOtp',
  captcha_invalid: 'captcha',
};

const MESSAGE: Readonly<Partial<Record<FieldCode, MessageKey>>> = {
  required: 'field_required',
  captcha_required: 'captcha_required',
  password_weak: 'password_weak',
  password_common: 'password_common',
  password_mismatch: 'password_mismatch',
  privacy_required: 'privacy_required',
  otp_incomplete: 'otp_incomplete',
};

/** Text of a refused field. A number reads differently where an account is opened (specification, section 5). */
function fieldMessage(field: ErrorField, code: FieldCode, isSignUp: boolean): MessageKey {
  if (field === 'phone') return isSignUp ? 'phone_invalid_signup' : 'phone_invalid_signin';
  return MESSAGE[code] ?? (field === 'password' ? 'password_weak' : 'server_unknown');
}

/** What stands beside which field after a call failed. */
export function refusalOf(error: unknown, purpose: CallPurpose, isSignUp = false): FieldErrors {
  const named = error instanceof ApiError ? Object.entries(error.fields) : [];
  const known = named.flatMap(([name, code]) => {
    const field = FIELD[name];
    return field ? [[field, { error: true, message: fieldMessage(field, code, isSignUp) }] as const] : [];
  });
  if (known.length > 0) return Object.fromEntries(known);
  const field = (error instanceof ApiError && FIELD_OF_CODE[error.code]) || 'form';
  return { [field]: failureMessage(error, purpose) };
}
