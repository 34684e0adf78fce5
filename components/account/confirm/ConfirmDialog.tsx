import { type SubmitEvent, useState } from 'react';
import type * as z from 'zod';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { confirmIdentity, listIdentities } from '#lib/contract/account.ts';
import { sendOtp } from '#lib/contract/otp.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { type FailureMessage, failureMessage } from '#lib/http/error-message.ts';
import { codeIn } from '#lib/otp/code-in.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { Actions, DialogForm } from '../account-look.ts';
import { AppCodeField } from '../code/AppCodeField.tsx';
import { useQuery } from '../use-query.ts';
import { GoogleProof } from './GoogleProof.tsx';

type Proof = z.input<(typeof confirmIdentity)['body']>['proof'];

/**
 * Proves who is at the keyboard: the password where there is one, else a code to the phone, or Google where that is linked;
 * the app's code beside it.
 */
export function ConfirmDialog({ onClose }: { readonly onClose: (isProven: boolean) => void }) {
  const [identities] = useQuery((api) => api.call(listIdentities, {}));
  const phone = useAppSelector((state) => state.user?.phone_number);
  const locale = useAppSelector((state) => state.locale);
  const dispatch = useAppDispatch();
  const [secret, setSecret] = useState('');
  const [appOtp, setAppOtp] = useState('');
  const [error, setError] = useState<FailureMessage>();
  const [isBusy, setBusy] = useState(false);
  const account = useText('account');
  const auth = useText('auth');
  const message = useMessage();
  const messages = useText('messages');
  const known = identities.state === 'ready' ? identities.data : undefined;
  const byPassword = known?.hasPassword ?? true;
  const needsApp = known?.appOtp.enabled ?? false;
  const hasSecret = byPassword || phone != null; // an account of Google's alone has neither password nor number

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (cause) {
      const isSlow = cause instanceof ApiError && cause.code === 'confirmation_required';
      setError(isSlow ? { error: true, message: 'session_expired' } : failureMessage(cause, 'otp-verify'));
    }
    setBusy(false);
  }

  const send = () =>
    attempt(() =>
      dispatch(
        withApi((api) =>
          api.call(sendOtp, { body: { phone: phone ?? '', purpose: 'confirm', locale }, asCustomer: true }),
        ),
      ),
    );

  function prove(proof: Proof): void {
    const body = { proof, ...(needsApp && { appOtp: appOtp.trim() }) };
    void attempt(async () => {
      await dispatch(withApi((api) => api.call(confirmIdentity, { body })));
      onClose(true);
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation(); // React hands it on to a form around the dialog
    if (!hasSecret) return;
    prove(byPassword ? { kind: 'password', password: secret } : { kind: 'otp', otp: codeIn(secret) });
  }

  return (
    <AccountDialog title={messages('confirmation_required')} onClose={() => onClose(false)}>
      <DialogForm noValidate onSubmit={submit} aria-busy={isBusy}>
        {!byPassword && hasSecret && (
          <Button variant="line" size="md" onClick={() => void send()}>
            {auth('sendCode')}
          </Button>
        )}
        {hasSecret && (
          <TextField
            id="confirm-secret"
            label={byPassword ? auth('password') : auth('code')}
            type={byPassword ? 'password' : 'text'}
            autoComplete={byPassword ? 'current-password' : 'one-time-code'}
            error={message(error)}
            value={secret}
            autoFocus
            onChange={({ target }) => setSecret(target.value)}
          />
        )}
        {needsApp && <AppCodeField id="confirm-app" value={appOtp} onChange={setAppOtp} />}
        {!hasSecret && error && <Alert tone="error" role="alert" title={message(error)} />}
        {known?.google && <GoogleProof onProof={prove} />}
        <Actions>
          {hasSecret && (
            <Button type="submit" variant="ink" size="md" loading={isBusy}>
              {account('continue')}
            </Button>
          )}
          <Button variant="quiet" size="md" onClick={() => onClose(false)}>
            {auth('cancel')}
          </Button>
        </Actions>
      </DialogForm>
    </AccountDialog>
  );
}
