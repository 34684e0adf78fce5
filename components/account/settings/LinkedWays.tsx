import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { linkPartner, unlinkIdentity } from '#lib/contract/account.ts';
import { listMethods } from '#lib/contract/federation.ts';
import { useAction } from '../use-action.ts';
import { useQuery } from '../use-query.ts';
import { SettingsRow } from './SettingsRow.tsx';

interface Linked {
  readonly email: string;
}

interface Props {
  readonly google: Linked | null;
  readonly partner: Linked | null;
  readonly onChange: () => void;
}

/** Accounts elsewhere that open this one. A way that the service does not have is shown only while it is linked. */
export function LinkedWays({ google, partner, onChange }: Props) {
  const [methods] = useQuery((api) => api.call(listMethods, {}));
  const text = useText('account');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const partnerName = methods.state === 'ready' ? methods.data.partner?.name : undefined;

  const unlink = async (provider: 'google' | 'partner') => {
    if (await run((api) => api.call(unlinkIdentity, { params: { provider } }))) onChange();
  };
  const link = () =>
    run(async (api) => {
      const { url } = await api.call(linkPartner, { body: { next: location.pathname } });
      location.assign(url);
    });
  const state = (linked: Linked | null) => (linked ? linked.email || text('linked') : text('notLinked'));
  const button = (label: string, onPress: () => unknown) => (
    <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void onPress()}>
      {label}
    </Button>
  );

  return (
    <>
      {google && (
        <SettingsRow name={text('google')} action={button(text('unlink'), () => unlink('google'))}>
          {state(google)}
        </SettingsRow>
      )}
      {(partner || partnerName) && (
        <SettingsRow
          name={partnerName ?? text('partner')}
          action={partner ? button(text('unlink'), () => unlink('partner')) : button(text('link'), link)}
        >
          {state(partner)}
        </SettingsRow>
      )}
      {error && (
        <li>
          <Alert tone="error" role="alert" title={message({ error: true, message: error })} />
        </li>
      )}
    </>
  );
}
