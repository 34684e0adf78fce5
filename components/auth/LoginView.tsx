import { useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Segmented } from '#components/ui/Segmented.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { refused } from '#store/sign-in/attempt.ts';
import { requestOf } from '#store/sign-in/machine.ts';
import { AppOtpStep } from './AppOtpStep.tsx';
import css from './AuthForm.module.css';
import { CodeForm } from './CodeForm.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ForgotDialog } from './ForgotDialog.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PasswordForm } from './PasswordForm.tsx';

type Tab = 'password' | 'phone';

/** Signing in: two tabs, the code when one was sent, the second factor when the account has one. */
export function LoginView() {
  const signIn = useAppSelector((state) => state.signIn);
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const isCode = requestOf(signIn)?.purpose === 'login';
  const [chosen, setTab] = useState<Tab>('password');
  const tab: Tab = isCode ? 'phone' : chosen;

  if (signIn.step === 'appOtp' || signIn.step === 'checkingAppOtp') return <AppOtpStep />;
  return (
    <>
      <div
        className={css.form}
        onChange={({ target }) => {
          if (!(target instanceof HTMLInputElement) || target.name !== 'how') return;
          dispatch(refused({}));
          setTab(target.value === 'phone' ? 'phone' : 'password');
        }}
      >
        {!isCode && (
          <Segmented
            name="how"
            legend={text('how')}
            options={[
              { id: 'password', label: text('byPassword') },
              { id: 'phone', label: text('byCode') },
            ]}
            selected={tab}
            className={css.segments}
          />
        )}
        {tab === 'password' && <PasswordForm />}
        {tab === 'phone' && (isCode ? <CodeStep action={text('signIn')} /> : <CodeForm />)}
      </div>
      <OtherWays />
      <ForgotDialog doneLabel={text('backToSignIn')} />
    </>
  );
}
