import { useEffect } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { opened } from '#store/sign-in/attempt.ts';
import { cancel, finish } from '#store/sign-in/finish.ts';
import { requestOf } from '#store/sign-in/machine.ts';
import { sendCode } from '#store/sign-in/send-code.ts';
import { AuthForm } from './AuthForm.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LazyDialog } from './LazyDialog.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useCaptcha } from './use-captcha.tsx';

/** Number and new password; after a reload the number is proven already and only the password is missing. */
function NewPasswordStep() {
  const { step } = useAppSelector((state) => state.signIn);
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const captcha = useCaptcha('otp', 'forgot-captcha');
  const isProven = step === 'proven' || step === 'finishing';
  const isBusy = step === 'sending' || step === 'finishing';
  return (
    <AuthForm isBusy={isBusy} onSubmit={() => void dispatch(isProven ? finish() : sendCode('reset', captcha.source))}>
      {isProven && <Alert tone="success" role="status" title={text('proven')} />}
      {!isProven && <p className="muted">{text('forgotText')}</p>}
      {!isProven && <PhoneField id="forgot-phone" />}
      <NewPasswordFields prefix="forgot" label={text('newPassword')} />
      {captcha.field}
      <Button type="submit" variant="ink" block loading={isBusy}>
        {text(isProven ? 'savePassword' : step === 'sending' ? 'sending' : 'sendCode')}
      </Button>
      <Button variant="quiet" block onClick={() => dispatch(cancel())}>
        {text('cancel')}
      </Button>
    </AuthForm>
  );
}

function Changed({ doneLabel }: { readonly doneLabel: string }) {
  const dispatch = useAppDispatch();
  const message = useText('messages');
  return (
    <>
      <Alert tone="success" role="status" title={message('password_changed')} />
      <Button autoFocus onClick={() => dispatch(cancel())}>
        {doneLabel}
      </Button>
    </>
  );
}

/** A forgotten password: number and new password, then the code, then the way back. Also changes a known one. */
export function ForgotDialog({ doneLabel }: { readonly doneLabel: string }) {
  const signIn = useAppSelector((state) => state.signIn);
  const isOpen = useAppSelector((state) => state.registerUser.open.forgotPassword);
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const isWaiting = requestOf(signIn)?.purpose === 'reset';

  useEffect(() => {
    if (isWaiting && !isOpen) dispatch(opened('forgotPassword')); // the page was reloaded
  }, [isWaiting, isOpen, dispatch]);

  const isChanged = signIn.step === 'done' && signIn.outcome === 'passwordChanged';
  return (
    <LazyDialog isOpen={isOpen} title={text('newPassword')} onClose={() => dispatch(cancel())}>
      {isChanged && <Changed doneLabel={doneLabel} />}
      {!isChanged && (isWaiting ? <CodeStep action={text('savePassword')} /> : <NewPasswordStep />)}
    </LazyDialog>
  );
}
