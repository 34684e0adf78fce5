import { useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { FailureMessage } from '#lib/http/error-message.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signOut } from '#store/session/sign-out.ts';

/** Signs out, here and in every tab. When that fails the session stays, and the page says so. */
export function SignOut() {
  const isSignedIn = useAppSelector(({ user }) => user !== null);
  const dispatch = useAppDispatch();
  const text = useText('account');
  const message = useMessage();
  const [error, setError] = useState<FailureMessage>();
  const [isBusy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    setError(await dispatch(signOut()));
    setBusy(false);
  }

  if (!isSignedIn) return null;
  return (
    <div>
      <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void leave()}>
        {text('signOut')}
      </Button>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
    </div>
  );
}
