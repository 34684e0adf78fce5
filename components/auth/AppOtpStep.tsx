import { useEffect, useRef } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { typed } from '#store/sign-in/attempt.ts';
import { cancel } from '#store/sign-in/finish.ts';
import { sendAppOtp } from '#store/sign-in/log-in.ts';
import css from './AuthForm.module.css';
import { AuthForm } from './AuthForm.tsx';

/** The second factor: six digits of the authenticator app, or a recovery code. */
export function AppOtpStep() {
  const { appOtp, errors } = useAppSelector((state) => state.registerUser);
  const isSending = useAppSelector((state) => state.signIn.step === 'checkingAppOtp');
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const message = useMessage();
  const messages = useText('messages');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  return (
    <AuthForm isBusy={isSending} onSubmit={() => void dispatch(sendAppOtp())}>
      <p role="status">{messages('app_otp_required')}</p>
      <TextField
        ref={input}
        id="app-otp"
        label={text('appOtp')}
        hint={text('appOtpHint')}
        error={message(errors.appOtp)}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={appOtp}
        onChange={({ target }) => dispatch(typed({ appOtp: target.value }))}
      />
      <div className={css.pair}>
        <Button type="submit" loading={isSending}>
          {text('signIn')}
        </Button>
        <Button variant="quiet" onClick={() => dispatch(cancel())}>
          {text('cancel')}
        </Button>
      </div>
    </AuthForm>
  );
}
