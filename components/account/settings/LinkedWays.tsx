import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { linkGoogle, linkPartner, unlinkIdentity } from '#lib/contract/account.ts';
import { listMethods } from '#lib/contract/federation.ts';
import { GoogleButton } from '../../auth/GoogleButton.tsx';
import { SettingsRow } from '../SettingsRow.tsx';
import { useAction } from '../use-action.ts';
import { useQuery } from '../use-query.ts';

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
  const [methods, reloadMethods] = useQuery((api) => api.call(listMethods, {}));
  const text = useText('account');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const known = methods.state === 'ready' ? methods.data : undefined;
  const partnerName = known?.partner?.name;

  const unlink = async (provider: 'google' | 'partner') => {
    if (await run((api) => api.call(unlinkIdentity, { params: { provider } }))) onChange();
  };
  const takeGoogle = async (credential: string, nonce: string) => {
    const isLinked = await run((api) => api.call(linkGoogle, { body: { credential, nonce } }));
    reloadMethods(); // a nonce serves once
    if (isLinked) onChange();
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
      {(google || known?.google) && (
        <SettingsRow name={text('google')} action={google && button(text('unlink'), () => unlink('google'))}>
          {state(google)}
          {!google && known?.google && (
            <GoogleButton
              key={known.google.nonce}
              {...known.google}
              onCredential={(credential) => void takeGoogle(credential, known.google?.nonce ?? '')}
            />
          )}
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
          <Alert tone="error" role="alert" title={message(error)} />
        </li>
      )}
    </>
  );
}
