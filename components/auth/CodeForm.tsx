import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { withNext } from '#lib/pages/next-path.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { sendCode } from '#store/sign-in/send-code.ts';
import { AuthForm } from './AuthForm.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useCaptcha } from './use-captcha.tsx';
import { useWay } from './use-way.ts';

/** Second tab: the number alone; a code comes by text message. */
export function CodeForm() {
  const isSending = useAppSelector((state) => state.signIn.step === 'sending');
  const isUnknown = useAppSelector((state) => state.registerUser.errors.phone?.message === 'user_not_found');
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const captcha = useCaptcha('otp', 'code-captcha');
  const { lng, next } = useWay();
  return (
    <AuthForm isBusy={isSending} onSubmit={() => void dispatch(sendCode('login', captcha.source))}>
      <PhoneField
        id="phone"
        hint={text('phoneHint')}
        errorLink={isUnknown ? { text: text('signUp'), href: withNext('signup', lng, next) } : undefined}
      />
      {captcha.field}
      <Button type="submit" block loading={isSending}>
        {text(isSending ? 'sending' : 'sendCode')}
      </Button>
    </AuthForm>
  );
}
