import { useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import { type Profile, updateProfile } from '#lib/contract/profile.ts';
import { Rows } from '../account-look.ts';
import { isolated } from '../isolated.ts';
import { SettingsRow } from '../SettingsRow.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { useAction } from '../use-action.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { EmailState } from './EmailState.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';

interface Props {
  readonly profile: Profile;
  readonly onChange: () => void;
}

/** Telephone number and e-mail address, each changed with a proof that it is one's own. */
export function Reach({ profile, onChange }: Props) {
  const { phone_number: phone, email } = profile;
  const [open, setOpen] = useState<'phone' | 'email'>();
  const [done, setDone] = useState<string>();
  const text = useText('settings');
  const account = useText('account');
  const forms = useText('forms');
  const message = useMessage();
  const { run, isBusy, error } = useAction();

  const close = (said?: string) => {
    setOpen(undefined);
    setDone(said);
    if (said) onChange();
  };
  /** The address that counts already withdraws another that waits. */
  const setEmail = async (address: string | null, said: string) => {
    if (await run((api) => api.call(updateProfile, { body: { email: address } }))) close(said);
  };
  const button = (what: 'phone' | 'email', isSet: boolean) => (
    <Button
      id={`change-${what}`}
      aria-labelledby={`change-${what} name-${what}`}
      variant="quiet"
      size="sm"
      onClick={() => setOpen(what)}
    >
      {text(isSet ? 'change' : 'add')}
    </Button>
  );

  return (
    <SettingsSection id="reach" title={text('reach')} text={text('reachText')}>
      {done && <Alert tone="success" role="status" title={done} />}
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <Rows>
        <SettingsRow name={<span id="name-phone">{forms('phone')}</span>} action={button('phone', phone !== null)}>
          {phone ? <bdi dir="ltr">{phone}</bdi> : account('notGiven')}{' '}
          {phone && <Chip tone="success">{text('verified')}</Chip>}
        </SettingsRow>
        <SettingsRow name={<span id="name-email">{forms('email')}</span>} action={button('email', email !== null)}>
          <EmailState
            profile={profile}
            isBusy={isBusy}
            onSendAgain={(address) => void setEmail(address, text('emailSent', { email: isolated(address) }))}
            onWithdraw={() => void setEmail(email, text('saved'))}
          />
        </SettingsRow>
      </Rows>
      {open === 'email' && <EmailDialog email={email} onClose={close} />}
      {open === 'phone' && <PhoneDialog onClose={close} />}
    </SettingsSection>
  );
}
