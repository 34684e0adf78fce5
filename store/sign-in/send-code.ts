import { type OtpTimes, sendOtp } from '#lib/contract/otp.ts';
import { failureMessage } from '#lib/http/error-message.ts';
import type { RegisterUser } from '../register-user/slice.ts';
import type { AppThunk } from '../store.ts';
import { attempt, type CaptchaSource, captchaFor, captchaWanted, refused, step, typed } from './attempt.ts';
import { codeErrors, hasErrors, passwordErrors, phoneError, readPhone, signUpErrors } from './checks.ts';
import type { CodePurpose, CodeRequest } from './machine.ts';
import { verifyCode } from './verify-code.ts';

const request = (phone: string, purpose: CodePurpose, { expiresIn, resendIn }: OtpTimes): CodeRequest => ({
  phone,
  purpose,
  expiresAt: Date.now() + expiresIn * 1000,
  resendAt: Date.now() + resendIn * 1000,
});

/** What else has to be right before a code is asked for. */
const CHECKS: Readonly<Record<CodePurpose, (fields: RegisterUser) => ReturnType<typeof signUpErrors>>> = {
  signup: signUpErrors,
  reset: passwordErrors,
  login: () => ({}),
};

/** Checks the form and asks for a code for the number in it. */
export const sendCode =
  (purpose: CodePurpose, captcha: CaptchaSource): AppThunk =>
  async (dispatch, getState) => {
    const fields = getState().registerUser;
    let phone: string | undefined;
    try {
      phone = await readPhone(fields);
    } catch (error) {
      dispatch(refused({ form: failureMessage(error, 'otp-send') }));
      return;
    }
    const errors = { ...(phone ? {} : phoneError(purpose)), ...CHECKS[purpose](fields) };
    dispatch(refused(errors));
    if (!phone || hasErrors(errors)) return;
    await dispatch(sendTo(phone, purpose, captcha, { type: 'send', phone, purpose }));
  };

/** Asks for another code of the request that is under way. */
export const resendCode =
  (captcha: CaptchaSource): AppThunk =>
  async (dispatch, getState) => {
    const { signIn } = getState();
    if (signIn.step !== 'code' && signIn.step !== 'expired') return;
    const { phone, purpose } = signIn.request;
    dispatch(typed({ otp: '', otpForget: '' }));
    await dispatch(sendTo(phone, purpose, captcha, { type: 'resend' }));
    // Typed meanwhile: it waited for the answer.
    const { otp, otpForget } = getState().registerUser;
    if (!hasErrors(codeErrors(purpose === 'reset' ? otpForget : otp))) await dispatch(verifyCode());
  };

const sendTo =
  (phone: string, purpose: CodePurpose, captcha: CaptchaSource, begin: Parameters<typeof step>[0]): AppThunk =>
  (dispatch, getState, { api }) =>
    dispatch(
      attempt({
        begin,
        purpose: 'otp-send',
        isSignUp: purpose === 'signup',
        call: async () => {
          const given = await captchaFor(getState(), captcha);
          return api.call(sendOtp, { body: { phone, purpose, locale: getState().locale, ...given } });
        },
        succeeded(tell, times) {
          tell(captchaWanted(false));
          tell(step({ type: 'sent', request: request(phone, purpose, times) }));
        },
      }),
    );
