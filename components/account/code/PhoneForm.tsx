import { type SubmitEvent, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { useAppDispatch, useAppStore } from '#store/hooks.ts';
import { refused } from '#store/sign-in/attempt.ts';
import { readPhone } from '#store/sign-in/checks.ts';
import { PhoneField } from '../../auth/PhoneField.tsx';
import { Actions, DialogForm } from '../account-look.ts';

interface Props {
  readonly text: string;
  /** With the number as E.164. */
  readonly onPhone: (phone: string) => void;
  readonly onLeave: () => void;
}

/** Asks for a telephone number, in the field that signing in has. */
export function PhoneForm({ text, onPhone, onLeave }: Props) {
  const [isBusy, setBusy] = useState(false);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const auth = useText('auth');

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const phone = await readPhone(store.getState().registerUser);
      dispatch(refused(phone ? {} : { phone: { error: true, message: 'phone_invalid_signin' } }));
      if (phone) onPhone(phone);
    } catch {
      dispatch(refused({ phone: { error: true, message: 'chunk_failed' } }));
    }
    setBusy(false);
  }

  return (
    <DialogForm noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <p className="muted">{text}</p>
      <PhoneField id="new-phone" hint={auth('phoneHint')} />
      <Actions>
        <Button type="submit" variant="ink" size="md" loading={isBusy}>
          {auth('sendCode')}
        </Button>
        <Button variant="quiet" size="md" onClick={onLeave}>
          {auth('cancel')}
        </Button>
      </Actions>
    </DialogForm>
  );
}
