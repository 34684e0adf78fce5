import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { listIdentities } from '#lib/contract/account.ts';
import { Rows } from '../account-look.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { SettingsRow } from '../SettingsRow.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { usePath } from '../use-path.ts';
import { useQuery } from '../use-query.ts';
import { LinkedWays } from './LinkedWays.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { SecondFactorRow } from './SecondFactorRow.tsx';

/** What a partner's page led back with, as the contract of linking names it. */
const OUTCOMES: Readonly<Record<string, 'sign_in_refused' | 'server_error' | 'identity_taken'>> = {
  refused: 'sign_in_refused',
  unavailable: 'server_error',
  taken: 'identity_taken',
};

/** Every way into the account. */
export function SigningIn() {
  const [identities, reload] = useQuery((api) => api.call(listIdentities, {}));
  const text = useText('account');
  const forms = useText('forms');
  const messages = useText('messages');
  const message = useMessage();
  const settings = useText('settings');
  const management = usePath()('profile-account-management');
  const { number } = useFormat();
  const outcome = OUTCOMES[new URLSearchParams(location.search).get('partner') ?? ''];

  return (
    <SettingsSection id="signing-in" title={text('signingIn')} text={text('signingInText')}>
      {outcome && <Alert tone="error" role="alert" title={message({ error: true, message: outcome })} />}
      {identities.state === 'loading' && <Skeleton label={messages('loading')} />}
      {identities.state === 'failed' && <LoadFailed onRetry={reload} />}
      {identities.state === 'ready' && (
        <Rows>
          <SettingsRow
            name={forms('phone')}
            action={
              <ButtonLink variant="quiet" size="sm" href={management}>
                {settings('change')}
              </ButtonLink>
            }
          >
            {identities.data.phone ? <bdi dir="ltr">{identities.data.phone}</bdi> : text('notGiven')}
          </SettingsRow>
          {identities.data.phone && <PasswordRow phone={identities.data.phone} isSet={identities.data.hasPassword} />}
          <SecondFactorRow
            isOn={identities.data.appOtp.enabled}
            codesLeft={number(identities.data.appOtp.recoveryCodesLeft)}
            onChange={reload}
          />
          <LinkedWays google={identities.data.google} partner={identities.data.partner} onChange={reload} />
        </Rows>
      )}
    </SettingsSection>
  );
}
