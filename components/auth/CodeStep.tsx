import type { ReactNode } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { typed } from '#store/sign-in/attempt.ts';
import { cancel } from '#store/sign-in/finish.ts';
import { isBusy, requestOf, type SignInState } from '#store/sign-in/machine.ts';
import { resendCode } from '#store/sign-in/send-code.ts';
import { verifyCode } from '#store/sign-in/verify-code.ts';
import css from './AuthForm.module.css';
import { AuthForm } from './AuthForm.tsx';
import { Countdown } from './Countdown.tsx';
import { OtpField } from './OtpField.tsx';
import { useCaptcha } from './use-captcha.tsx';

interface Props {
  /** What the code opens: label of the button that sends it. */
  readonly action: string;
  readonly note?: ReactNode;
}

/** Guesses left after a wrong code, as the text beside the field says it. */
function useCodeError(signIn: SignInState): string | undefined {
  const refusal = useAppSelector((state) => state.registerUser.errors.otp);
  const message = useMessage();
  const text = useText('messages');
  const { number } = useFormat();
  const said = message(refusal);
  const left = signIn.step === 'code' ? signIn.attemptsLeft : undefined;
  if (!said || left === undefined) return said;
  return `${said} ${text('otp_attempts_left', { count: number(left) })}`;
}

/** The code was sent: its number, the six boxes, the countdown, and the ways on and back. */
export function CodeStep({ action, note }: Props) {
  const signIn = useAppSelector((state) => state.signIn);
  const { otp, otpForget } = useAppSelector((state) => state.registerUser);
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const captcha = useCaptcha('otp', 'code-captcha');
  const error = useCodeError(signIn);
  const request = requestOf(signIn);
  if (!request) return null;

  const isReset = request.purpose === 'reset';
  const isExpired = signIn.step === 'expired';
  const verify = () => void dispatch(verifyCode());
  const leave = () => dispatch(cancel());
  return (
    <AuthForm isBusy={isBusy(signIn)} onSubmit={verify}>
      <div className={css.sent}>
        <div role="status">
          <p className="caption muted">{text('sentTo')}</p>
          <p className="num">
            <b dir="ltr">{request.phone}</b>
          </p>
        </div>
        <Button variant="quiet" size="sm" onClick={leave}>
          {text('change')}
        </Button>
      </div>
      <OtpField
        id="code"
        label={text('code')}
        value={isReset ? otpForget : otp}
        error={error}
        disabled={isExpired}
        onChange={(code) => dispatch(typed(isReset ? { otpForget: code } : { otp: code }))}
        onComplete={verify}
      />
      <Countdown
        request={request}
        isExpired={isExpired}
        isBusy={isBusy(signIn)}
        onResend={() => void dispatch(resendCode(captcha.source))}
      />
      {captcha.field}
      <div className={css.pair}>
        <Button type="submit" loading={signIn.step === 'verifying'} disabled={isExpired}>
          {action}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {text('cancel')}
        </Button>
      </div>
      <p className="caption muted">{note ?? text('noMessage')}</p>
    </AuthForm>
  );
}
