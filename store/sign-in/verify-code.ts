import { verifyOtp } from '#lib/contract/otp.ts';
import type { AppThunk } from '../store.ts';
import { takeSession } from '../user/session.ts';
import { attempt, refused, step } from './attempt.ts';
import { codeErrors, hasErrors } from './checks.ts';
import { finishWhenReady } from './finish.ts';

/** Sends the code that was typed. For a sign-in it ends the flow; else the proof is used as soon as the rest is right. */
export const verifyCode =
  (): AppThunk =>
  async (dispatch, getState, { api }) => {
    const { signIn, registerUser } = getState();
    if (signIn.step !== 'code') return;
    const { phone, purpose } = signIn.request;
    const otp = purpose === 'reset' ? registerUser.otpForget : registerUser.otp;
    const errors = codeErrors(otp);
    dispatch(refused(errors));
    if (hasErrors(errors)) return;
    await dispatch(
      attempt({
        begin: { type: 'verify' },
        purpose: 'otp-verify',
        call: () => api.call(verifyOtp, { body: { phone, purpose, otp } }),
        succeeded(tell, answer) {
          if ('ticket' in answer) {
            tell(step({ type: 'proved', ticket: answer.ticket }));
          } else {
            takeSession(tell, answer);
            tell(step({ type: 'signedIn' }));
          }
        },
        failed: ({ code }) => (code === 'app_otp_required' ? { type: 'needAppOtp' } : undefined),
      }),
    );
    await dispatch(finishWhenReady());
  };
