import { useEffect } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { closed, opened } from '#store/sign-in/attempt.ts';
import { cancel } from '#store/sign-in/finish.ts';
import { requestOf } from '#store/sign-in/machine.ts';
import { CodeStep } from './CodeStep.tsx';
import { LazyDialog } from './LazyDialog.tsx';

/** The code of a sign-up, over the form. Open exactly while a code is waited for. */
export function SignUpDialog() {
  const isWaiting = useAppSelector((state) => requestOf(state.signIn)?.purpose === 'signup');
  const isOpen = useAppSelector((state) => state.registerUser.open.signup);
  const dispatch = useAppDispatch();
  const text = useText('auth');

  useEffect(() => {
    if (isWaiting !== isOpen) dispatch(isWaiting ? opened('signup') : closed());
  }, [isWaiting, isOpen, dispatch]);

  return (
    <LazyDialog isOpen={isOpen && isWaiting} title={text('enterCode')} onClose={() => dispatch(cancel())}>
      <CodeStep action={text('createAccount')} />
    </LazyDialog>
  );
}
