import { useEffect, useEffectEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { confirmEmail } from '#lib/contract/profile.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { type FailureMessage, failureMessage } from '#lib/http/error-message.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { isolated } from '../isolated.ts';

type Outcome = { readonly email: string } | { readonly isInvalid: true } | FailureMessage;

/** The link of a mail leads here: the address in it is confirmed, once, and the token leaves the address bar. */
export function EmailLink({ onDone }: { readonly onDone: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const dispatch = useAppDispatch();
  const text = useText('settings');
  const message = useMessage();

  const confirm = useEffectEvent(async (token: string) => {
    try {
      const { email } = await dispatch(withApi((api) => api.call(confirmEmail, { body: { token } })));
      setOutcome({ email });
      onDone();
      await dispatch(withApi((api) => api.renew())); // the address is part of the session's answer
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.code === 'otp_invalid';
      setOutcome(isInvalid ? { isInvalid } : failureMessage(error, 'other'));
      if (!isInvalid) return; // a reload tries again
    }
    history.replaceState(null, '', location.pathname);
  });
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('email');
    if (!token) return;
    const timer = setTimeout(() => void confirm(token)); // once, also where effects run twice
    return () => clearTimeout(timer);
  }, []);

  if (!outcome) return null;
  if ('email' in outcome)
    return <Alert tone="success" role="status" title={text('emailConfirmed', { email: isolated(outcome.email) })} />;
  const title = 'isInvalid' in outcome ? text('linkInvalid') : message(outcome);
  return <Alert tone="error" role="alert" title={title} />;
}
