import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { type Profile, updateProfile } from '#lib/contract/profile.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { useAction } from '../use-action.ts';
import { Fields } from './management-look.ts';

const FIELDS = [
  { name: 'firstName', longest: 60, autoComplete: 'given-name' },
  { name: 'lastName', longest: 60, autoComplete: 'family-name' },
  { name: 'company', longest: 120, autoComplete: 'organization' },
] as const;
type Name = (typeof FIELDS)[number]['name'];

interface Props {
  readonly profile: Profile;
  readonly onChange: () => void;
}

/** Names and the company that invoices are made out to; an emptied field is forgotten. */
export function ProfileForm({ profile, onChange }: Props) {
  const [values, setValues] = useState<Readonly<Record<Name, string>>>(() => ({
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    company: profile.company ?? '',
  }));
  const [isSaved, setSaved] = useState(false);
  const text = useText('settings');
  const forms = useText('forms');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const labels = { firstName: forms('firstName'), lastName: forms('lastName'), company: text('company') };

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const body = Object.fromEntries(FIELDS.map(({ name }) => [name, values[name].trim() || null]));
    const isDone = await run(async (api) => {
      await api.call(updateProfile, { body });
      await api.renew(); // the names are part of the session's answer
    });
    setSaved(isDone);
    if (isDone) onChange();
  }

  return (
    <SettingsSection id="profile" title={text('profile')} text={text('profileText')}>
      <Fields noValidate onSubmit={(event) => void save(event)} aria-busy={isBusy}>
        {FIELDS.map(({ name, longest, autoComplete }) => (
          <TextField
            key={name}
            id={name}
            label={labels[name]}
            maxLength={longest}
            autoComplete={autoComplete}
            value={values[name]}
            onChange={({ target }) => {
              setSaved(false);
              setValues({ ...values, [name]: target.value });
            }}
          />
        ))}
        <div>
          <Button type="submit" variant="ink" size="md" loading={isBusy}>
            {text('save')}
          </Button>
        </div>
        {isSaved && <Alert tone="success" role="status" title={text('saved')} />}
        {error && <Alert tone="error" role="alert" title={message(error)} />}
      </Fields>
    </SettingsSection>
  );
}
