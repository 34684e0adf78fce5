import { useState } from 'react';
import { type OtpTimes, sendOtp } from '#lib/contract/otp.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { type CaptchaSource, captchaFor, captchaWanted } from '#store/sign-in/attempt.ts';
import { useAction } from '../use-action.ts';

interface Sent {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly resendAt: number;
}

const SECOND = 1000;

const sentNow = ({ expiresIn, resendIn }: OtpTimes): Sent => ({
  expiresAt: Date.now() + expiresIn * SECOND,
  resendAt: Date.now() + resendIn * SECOND,
});

/** Sends codes to a number for something a signed-in person does; the captcha comes when the service wants one. */
export function useCode(phone: string, purpose: 'phone' | 'confirm', captcha: CaptchaSource) {
  const [sent, setSent] = useState<Sent>();
  const locale = useAppSelector((state) => state.locale);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { run, isBusy, error } = useAction('otp-send');

  const send = () =>
    run(async (api) => {
      try {
        const given = await captchaFor(store.getState(), captcha);
        setSent(sentNow(await api.call(sendOtp, { body: { phone, purpose, locale, ...given }, asCustomer: true })));
        dispatch(captchaWanted(false));
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.fields?.captcha === undefined) throw cause;
        dispatch(captchaWanted(true));
        throw new ApiError('captcha_invalid', { status: cause.status });
      }
    });

  return { sent, send, isSending: isBusy, error };
}
