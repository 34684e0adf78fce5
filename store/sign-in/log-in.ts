import { confirmPartner, signInWithGoogle } from '#lib/contract/federation.ts';
import { verifyOtp } from '#lib/contract/otp.ts';
import type { Session } from '#lib/contract/session.ts';
import { logIn } from '#lib/contract/sign-in.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { failureMessage } from '#lib/http/error-message.ts';
import type { AppDispatch, AppThunk, RootState } from '../store.ts';
import { takeSession } from '../user/session.ts';
import { attempt, type CaptchaSource, captchaFor, refused, step } from './attempt.ts';
import { appOtpErrors, hasErrors, loginErrors, phoneError, readPhone } from './checks.ts';
import type { FirstFactor, SignInEvent } from './machine.ts';

function entered(tell: AppDispatch, session: Session | object): void {
  if (!('accessToken' in session)) return;
  takeSession(tell, session as Session); // a ticket has no access token
  tell(step({ type: 'signedIn' }));
}

const wantsAppOtp = ({ code }: ApiError): SignInEvent | undefined =>
  code === 'app_otp_required' ? { type: 'needAppOtp' } : undefined;

/** Sends what signs in, with the authenticator app's code once it is known. */
function send(api: ApiClient, state: RootState, factor: FirstFactor, more: { appOtp?: string; captcha?: string }) {
  const { registerUser, locale } = state;
  switch (factor.kind) {
    case 'password': {
      const { password, remember } = registerUser;
      return api.call(logIn, { body: { phone: factor.phone, password, remember, ...more } });
    }
    case 'code': {
      const { phone, purpose } = factor.request;
      return api.call(verifyOtp, { body: { phone, purpose, otp: registerUser.otp, ...more } });
    }
    case 'google': {
      const { credential, nonce } = factor;
      return api.call(signInWithGoogle, { body: { credential, nonce, locale, ...more } });
    }
    case 'partner':
      return api.call(confirmPartner, { body: { appOtp: more.appOtp ?? '' } });
  }
}

/** Signs in with telephone number and password. */
export const logInWithPassword =
  (captcha: CaptchaSource): AppThunk =>
  async (dispatch, getState, { api }) => {
    const fields = getState().registerUser;
    let phone: string | undefined;
    try {
      phone = await readPhone(fields);
      const errors = { ...(phone ? {} : phoneError('login')), ...loginErrors(fields) };
      dispatch(refused(errors));
      if (!phone || hasErrors(errors)) return;
    } catch (error) {
      dispatch(refused({ form: failureMessage(error, 'other') }));
      return;
    }
    const factor = { kind: 'password', phone } as const;
    await dispatch(
      attempt({
        begin: { type: 'check', factor },
        purpose: 'other',
        call: async () => send(api, getState(), factor, await captchaFor(getState(), captcha)),
        succeeded: entered,
        failed: wantsAppOtp,
      }),
    );
  };

/** Signs in with what Google's button handed over. */
export const logInWithGoogle =
  (credential: string, nonce: string): AppThunk =>
  (dispatch, getState, { api }) => {
    const factor = { kind: 'google', credential, nonce } as const;
    return dispatch(
      attempt({
        begin: { type: 'check', factor },
        purpose: 'other',
        call: () => send(api, getState(), factor, {}),
        succeeded: entered,
        failed: wantsAppOtp,
      }),
    );
  };

/** Back from the partner for an account with an authenticator app: only its code is missing. */
export const resumePartner = (): AppThunk<void> => (dispatch) => {
  dispatch(step({ type: 'check', factor: { kind: 'partner' } }));
  dispatch(step({ type: 'needAppOtp' }));
};

/** Repeats the sign-in with the authenticator app's code. */
export const sendAppOtp =
  (): AppThunk =>
  async (dispatch, getState, { api }) => {
    const { signIn, registerUser } = getState();
    if (signIn.step !== 'appOtp') return;
    const errors = appOtpErrors(registerUser);
    dispatch(refused(errors));
    if (hasErrors(errors)) return;
    await dispatch(
      attempt({
        begin: { type: 'checkAppOtp' },
        purpose: 'other',
        call: () => send(api, getState(), signIn.factor, { appOtp: registerUser.appOtp.trim() }),
        succeeded: entered,
        // The code, the credential or the partner's answer has ended meanwhile: begin again.
        failed: ({ code }) =>
          code === 'otp_invalid' || code === 'sign_in_refused' || code === 'not_found'
            ? { type: 'proofLost' }
            : undefined,
      }),
    );
  };
