import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { withNext } from '#lib/pages/next-path.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { opened, refused, typed } from '#store/sign-in/attempt.ts';
import { logInWithPassword } from '#store/sign-in/log-in.ts';
import css from './AuthForm.module.css';
import { AuthForm } from './AuthForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useCaptcha } from './use-captcha.tsx';
import { useWay } from './use-way.ts';

/** First tab: telephone number and password. */
export function PasswordForm() {
  const { remember, errors } = useAppSelector((state) => state.registerUser);
  const isSending = useAppSelector((state) => state.signIn.step === 'checking');
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const captcha = useCaptcha('login', 'login-captcha');
  const { lng, next } = useWay();
  const isUnknown = errors.phone?.message === 'user_not_found';

  function forgot(): void {
    dispatch(refused({}));
    dispatch(opened('forgotPassword'));
  }

  return (
    <AuthForm isBusy={isSending} onSubmit={() => void dispatch(logInWithPassword(captcha.source))}>
      <PhoneField
        id="phone"
        errorLink={isUnknown ? { text: text('signUp'), href: withNext('signup', lng, next) } : undefined}
      />
      <PasswordField id="password" name="password" label={text('password')} autoComplete="current-password" />
      <div className={css.labels}>
        <Checkbox
          id="remember"
          label={text('remember')}
          checked={remember}
          onChange={({ target }) => dispatch(typed({ remember: target.checked }))}
        />
        <button className="link" type="button" onClick={forgot}>
          {text('forgot')}
        </button>
      </div>
      {captcha.field}
      <Button type="submit" block loading={isSending}>
        {text('signIn')}
      </Button>
    </AuthForm>
  );
}
