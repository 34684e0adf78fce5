import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { endOtherSessions, endSession, listSessions, type SignedInDevice } from '#lib/contract/account.ts';
import { Rows } from '../account-look.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { SettingsRow } from '../SettingsRow.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { useAction } from '../use-action.ts';
import { useQuery } from '../use-query.ts';

const nameOf = ({ browser, system }: SignedInDevice): string => [browser, system].filter(Boolean).join(', ');

/** Where one is signed in, with the ways to end that. */
export function Devices() {
  const [devices, reload] = useQuery((api) => api.call(listSessions, {}));
  const text = useText('account');
  const messages = useText('messages');
  const message = useMessage();
  const { moment } = useFormat();
  const { run, isBusy, error } = useAction();
  const items = devices.state === 'ready' ? devices.data.items : [];

  const end = async (id: string) => {
    if (await run((api) => api.call(endSession, { params: { id } }))) reload();
  };
  const endOthers = async () => {
    if (await run((api) => api.call(endOtherSessions, {}))) reload();
  };

  return (
    <SettingsSection id="devices" title={text('devices')} text={text('devicesText')}>
      {devices.state === 'loading' && <Skeleton label={messages('loading')} />}
      {devices.state === 'failed' && <LoadFailed onRetry={reload} />}
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {items.length > 0 && (
        <Rows>
          {items.map((device) => (
            <SettingsRow
              key={device.id}
              name={nameOf(device) || text('unknownDevice')}
              action={
                device.current ? undefined : (
                  <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void end(device.id)}>
                    {text('endDevice')}
                  </Button>
                )
              }
            >
              {device.current ? text('thisDevice') : text('lastSeen', { time: moment(device.lastSeenAt) })}
              {' · '}
              <bdi dir="ltr">{device.network}</bdi>
            </SettingsRow>
          ))}
        </Rows>
      )}
      {items.length > 1 && (
        <Button variant="line" size="md" loading={isBusy} onClick={() => void endOthers()}>
          {text('endOthers')}
        </Button>
      )}
    </SettingsSection>
  );
}
