import { newPassword } from '#lib/contract/password.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { CODE_LENGTH } from '#lib/otp/code-in.ts';
import type { FieldErrors, RegisterUser } from '../register-user/slice.ts';
import type { CodePurpose } from './machine.ts';

/* What is checked before anything is sent: the validation table of the specification, section 5. */

const refuse = <Message extends string>(message: Message) => ({ error: true, message }) as const;

/** The number as E.164, or `undefined`. The rules about numbers load when they are first needed. */
export async function readPhone({ phone, country }: RegisterUser): Promise<string | undefined> {
  const { parsePhone } = await loadChunk(() => import('#lib/phone/phone-in-browser.ts'));
  return parsePhone(phone, country)?.e164;
}

export const phoneError = (purpose: CodePurpose): FieldErrors => ({
  phone: refuse(purpose === 'signup' ? 'phone_invalid_signup' : 'phone_invalid_signin'),
});

/** A new password and its repetition. */
export function passwordErrors({ password, confirmPassword }: RegisterUser): FieldErrors {
  return {
    ...(!newPassword.safeParse(password).success && { password: refuse('password_weak') }),
    ...(password !== confirmPassword && { confirmPassword: refuse('password_mismatch') }),
  };
}

export function signUpErrors(fields: RegisterUser): FieldErrors {
  return {
    ...passwordErrors(fields),
    ...(!fields.acceptPrivacyPolicy && { privacyPolicy: refuse('privacy_required') }),
  };
}

export const loginErrors = ({ password }: RegisterUser): FieldErrors =>
  password === '' ? { password: refuse('field_required') } : {};

export const codeErrors = (code: string): FieldErrors =>
  code.length === CODE_LENGTH ? {} : { otp: refuse('otp_incomplete') };

/** Six digits of the app, or a recovery code: as the contract reads it. */
export const appOtpErrors = ({ appOtp }: RegisterUser): FieldErrors =>
  appOtp.trim().length >= CODE_LENGTH ? {} : { appOtp: refuse('otp_incomplete') };

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;
