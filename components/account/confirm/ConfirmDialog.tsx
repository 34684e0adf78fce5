import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { confirmIdentity, listIdentities } from '#lib/contract/account.ts';
import { sendOtp } from '#lib/contract/otp.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { errorMessageKey, type MessageKey } from '#lib/http/error-message.ts';
import { codeIn } from '#lib/otp/code-in.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { Actions, DialogForm } from '../account-look.ts';
import { useQuery } from '../use-query.ts';

/** Proves who is at the keyboard: the password where there is one, else a code to the phone; the app's code beside it. */
export function ConfirmDialog({ onClose }: { readonly onClose: (isProven: boolean) => void }) {
  const [identities] = useQuery((api) => api.call(listIdentities, {}));
  const phone = useAppSelector((state) => state.user?.phone_number);
  const locale = useAppSelector((state) => state.locale);
  const dispatch = useAppDispatch();
  const [secret, setSecret] = useState('');
  const [appOtp, setAppOtp] = useState('');
  const [error, setError] = useState<MessageKey>();
  const [isBusy, setBusy] = useState(false);
  const account = useText('account');
  const auth = useText('auth');
  const message = useMessage();
  const messages = useText('messages');
  const known = identities.state === 'ready' ? identities.data : undefined;
  const byPassword = known?.hasPassword ?? true;
  const needsApp = known?.appOtp.enabled ?? false;

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (cause) {
      const isSlow = cause instanceof ApiError && cause.code === 'confirmation_required';
      setError(isSlow ? 'session_expired' : errorMessageKey(cause, 'otp-verify'));
    }
    setBusy(false);
  }

  const send = () =>
    attempt(() =>
      dispatch(withApi((api) => api.call(sendOtp, { body: { phone: phone ?? '', purpose: 'confirm', locale } }))),
    );

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation(); // React hands it on to a form around the dialog
    const proof = byPassword
      ? ({ kind: 'password', password: secret } as const)
      : ({ kind: 'otp', otp: codeIn(secret) } as const);
    const body = { proof, ...(needsApp && { appOtp: appOtp.trim() }) };
    void attempt(async () => {
      await dispatch(withApi((api) => api.call(confirmIdentity, { body })));
      onClose(true);
    });
  }

  return (
    <AccountDialog title={messages('confirmation_required')} onClose={() => onClose(false)}>
      <DialogForm noValidate onSubmit={submit} aria-busy={isBusy}>
        {!byPassword && (
          <Button variant="line" size="md" onClick={() => void send()}>
            {auth('sendCode')}
          </Button>
        )}
        <TextField
          id="confirm-secret"
          label={byPassword ? auth('password') : auth('code')}
          type={byPassword ? 'password' : 'text'}
          autoComplete={byPassword ? 'current-password' : 'one-time-code'}
          error={message(error && { error: true, message: error })}
          value={secret}
          autoFocus
          onChange={({ target }) => setSecret(target.value)}
        />
        {needsApp && (
          <TextField
            id="confirm-app"
            label={auth('appOtp')}
            hint={auth('appOtpHint')}
            dir="ltr"
            autoComplete="one-time-code"
            value={appOtp}
            onChange={({ target }) => setAppOtp(target.value)}
          />
        )}
        <Actions>
          <Button type="submit" variant="ink" size="md" loading={isBusy}>
            {account('continue')}
          </Button>
          <Button variant="quiet" size="md" onClick={() => onClose(false)}>
            {auth('cancel')}
          </Button>
        </Actions>
      </DialogForm>
    </AccountDialog>
  );
}
