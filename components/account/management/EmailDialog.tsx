import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { updateProfile } from '#lib/contract/profile.ts';
import type { MessageKey } from '#lib/http/error-message.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { Actions, DialogForm } from '../account-look.ts';
import { isolated } from '../isolated.ts';
import { useAction } from '../use-action.ts';

/** As strict as the service: something, an @, a host with a dot. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

interface Props {
  readonly email: string | null;
  /** With what was done, or without. */
  readonly onClose: (done?: string) => void;
}

/** Another e-mail address, which counts once the link sent there was opened; or none. */
export function EmailDialog({ email, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<MessageKey>();
  const text = useText('settings');
  const forms = useText('forms');
  const auth = useText('auth');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const problem = refusal ? ({ error: true, message: refusal } as const) : error;

  async function save(address: string | null): Promise<void> {
    if (!(await run((api) => api.call(updateProfile, { body: { email: address } })))) return;
    onClose(address ? text('emailSent', { email: isolated(address) }) : text('saved'));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const address = typed.trim();
    const isAddress = EMAIL.test(address);
    setRefusal(isAddress ? undefined : 'email_invalid');
    if (isAddress) void save(address);
  }

  return (
    <AccountDialog title={text('emailTitle')} onClose={() => onClose()}>
      <DialogForm noValidate onSubmit={submit} aria-busy={isBusy}>
        <TextField
          id="new-email"
          type="email"
          dir="ltr"
          autoComplete="email"
          label={forms('email')}
          hint={text('emailText')}
          error={message(problem)}
          maxLength={254}
          value={typed}
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
        />
        <Actions>
          <Button type="submit" variant="ink" size="md" loading={isBusy}>
            {text('sendLink')}
          </Button>
          {email && (
            <Button variant="line" size="md" loading={isBusy} onClick={() => void save(null)}>
              {text('removeEmail')}
            </Button>
          )}
          <Button variant="quiet" size="md" onClick={() => onClose()}>
            {auth('cancel')}
          </Button>
        </Actions>
      </DialogForm>
    </AccountDialog>
  );
}
