import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { withNext } from '#lib/pages/next-path.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { typed } from '#store/sign-in/attempt.ts';
import { finish } from '#store/sign-in/finish.ts';
import { sendCode } from '#store/sign-in/send-code.ts';
import { AppOtpStep } from './AppOtpStep.tsx';
import { AuthForm } from './AuthForm.tsx';
import { LinkedText } from './LinkedText.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SignUpDialog } from './SignUpDialog.tsx';
import { useCaptcha } from './use-captcha.tsx';
import { useWay } from './use-way.ts';

/** Opening an account: number, password, consent, and the code in a dialog over the form. */
export function SignUpView() {
  const { acceptPrivacyPolicy, errors } = useAppSelector((state) => state.registerUser);
  const { step } = useAppSelector((state) => state.signIn);
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const message = useMessage();
  const captcha = useCaptcha('otp', 'signup-captcha');
  const { lng, next } = useWay();
  const isProven = step === 'proven' || step === 'finishing';
  const isTaken = errors.phone?.message === 'phone_taken';

  if (step === 'appOtp' || step === 'checkingAppOtp') return <AppOtpStep />;
  const submit = () => void dispatch(isProven ? finish() : sendCode('signup', captcha.source));
  return (
    <>
      <AuthForm isBusy={step === 'sending' || step === 'finishing'} onSubmit={submit}>
        {isProven && <Alert tone="success" role="status" title={text('proven')} />}
        {!isProven && (
          <PhoneField
            id="phone"
            hint={text('phoneHint')}
            errorLink={isTaken ? { text: text('signInInstead'), href: withNext('login', lng, next) } : undefined}
          />
        )}
        <NewPasswordFields prefix="signup" label={text('password')} />
        <Checkbox
          id="privacy"
          label={<LinkedText text={text('acceptPrivacy')} href={pathOf('privacy-policy', lng)} newTab />}
          checked={acceptPrivacyPolicy}
          error={message(errors.privacyPolicy)}
          onChange={({ target }) => dispatch(typed({ acceptPrivacyPolicy: target.checked }))}
        />
        {step !== 'code' && captcha.field}
        <Button type="submit" block loading={step === 'sending' || step === 'finishing'}>
          {text(isProven ? 'createAccount' : step === 'sending' ? 'sending' : 'sendCode')}
        </Button>
      </AuthForm>
      <OtherWays />
      <SignUpDialog />
    </>
  );
}
