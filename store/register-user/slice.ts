import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureMessage } from '#lib/http/error-message.ts';

/** What stands beside a field, or at the end of the form. */
export type FieldMessage = FailureMessage;

/** Everything typed on the way in. It lives in memory only; of it the tab keeps the phone number. */
export interface RegisterFields {
  readonly phone: string;
  /** ISO 3166 country that a number without a prefix belongs to. */
  readonly country: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly otp: string;
  readonly otpForget: string;
  readonly appOtp: string;
  readonly remember: boolean;
  readonly acceptPrivacyPolicy: boolean;
}

export type ErrorField =
  | 'phone'
  | 'password'
  | 'confirmPassword'
  | 'privacyPolicy'
  | 'otp'
  | 'appOtp'
  | 'captcha'
  | 'form';
export type FieldErrors = Readonly<Partial<Record<ErrorField, FieldMessage>>>;
export type Dialog = 'signup' | 'otp' | 'forgotPassword';

export interface RegisterUser extends RegisterFields {
  readonly errors: FieldErrors;
  readonly open: Readonly<Record<Dialog, boolean>>;
  /** The service wants a captcha with the next try. */
  readonly needsCaptcha: boolean;
}

/** Which error a change of a field takes away. */
const ERROR_OF: Readonly<Partial<Record<keyof RegisterFields, ErrorField>>> = {
  phone: 'phone',
  country: 'phone',
  password: 'password',
  confirmPassword: 'confirmPassword',
  otp: 'otp',
  otpForget: 'otp',
  appOtp: 'appOtp',
  acceptPrivacyPolicy: 'privacyPolicy',
};

export const EMPTY_REGISTER_USER: RegisterUser = {
  phone: '',
  country: 'IR',
  password: '',
  confirmPassword: '',
  otp: '',
  otpForget: '',
  appOtp: '',
  remember: true,
  acceptPrivacyPolicy: false,
  errors: {},
  open: { signup: false, otp: false, forgotPassword: false },
  needsCaptcha: false,
};

const without = (errors: FieldErrors, names: readonly (ErrorField | undefined)[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.some((other) => other === name)));

export const registerUserSlice = createSlice({
  name: 'registerUser',
  initialState: EMPTY_REGISTER_USER,
  reducers: {
    /** Something was typed: its error, and what the form said as a whole, no longer hold. */
    typed: (state, { payload }: PayloadAction<Partial<RegisterFields>>): RegisterUser => {
      const names = (Object.keys(payload) as (keyof RegisterFields)[]).map((name) => ERROR_OF[name]); // keys of that type
      return { ...state, ...payload, errors: without(state.errors, [...names, 'form']) };
    },
    refused: (state, { payload }: PayloadAction<FieldErrors>): RegisterUser => ({ ...state, errors: payload }),
    opened: (state, { payload }: PayloadAction<Dialog>): RegisterUser => ({
      ...state,
      open: { ...EMPTY_REGISTER_USER.open, [payload]: true },
    }),
    closed: (state): RegisterUser => ({
      ...state,
      otp: '',
      otpForget: '',
      appOtp: '',
      errors: {},
      open: EMPTY_REGISTER_USER.open,
    }),
    captchaWanted: (state, { payload }: PayloadAction<boolean>): RegisterUser => ({ ...state, needsCaptcha: payload }),
  },
});
