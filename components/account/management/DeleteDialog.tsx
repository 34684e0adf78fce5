import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { confirmIdentity, listIdentities } from '#lib/contract/account.ts';
import { deleteAccount } from '#lib/contract/profile.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { Actions } from '../account-look.ts';
import { CodeProof } from '../code/CodeProof.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { useAction } from '../use-action.ts';
import { useQuery } from '../use-query.ts';

/** Deletes the account: names what goes, and wants a code; an account without a number confirms as it signs in. */
export function DeleteDialog({ onClose }: { readonly onClose: (isDone: boolean) => void }) {
  const [identities, reload] = useQuery((api) => api.call(listIdentities, {}));
  const text = useText('settings');
  const auth = useText('auth');
  const messages = useText('messages');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const known = identities.state === 'ready' ? identities.data : undefined;

  const remove = async () => {
    if (await run((api) => api.call(deleteAccount, {}))) onClose(true);
  };

  return (
    <AccountDialog title={text('sureRemove')} onClose={() => onClose(false)}>
      <p>{text('removeText')}</p>
      <p className="muted">{text('goes')}</p>
      {identities.state === 'loading' && <Skeleton label={messages('loading')} rows={1} />}
      {identities.state === 'failed' && <LoadFailed onRetry={reload} />}
      {known?.phone && (
        <CodeProof
          phone={known.phone}
          purpose="confirm"
          action={text('remove')}
          needsApp={known.appOtp.enabled}
          onLeave={() => onClose(false)}
          onProof={async (api, otp, appOtp) => {
            await api.call(confirmIdentity, { body: { proof: { kind: 'otp', otp }, ...(appOtp && { appOtp }) } });
            await api.call(deleteAccount, {});
          }}
          onDone={() => onClose(true)}
        />
      )}
      {known && !known.phone && (
        <Actions>
          <Button variant="ink" size="md" loading={isBusy} onClick={() => void remove()}>
            {text('remove')}
          </Button>
          <Button variant="quiet" size="md" onClick={() => onClose(false)}>
            {auth('cancel')}
          </Button>
        </Actions>
      )}
      {error && <Alert tone="error" role="alert" title={message(error)} />}
    </AccountDialog>
  );
}
