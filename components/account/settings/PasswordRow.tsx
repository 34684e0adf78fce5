import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { opened, typed } from '#store/sign-in/attempt.ts';
import { ForgotDialog } from '../../auth/ForgotDialog.tsx';
import { SettingsRow } from '../SettingsRow.tsx';

interface Props {
  readonly phone: string;
  readonly isSet: boolean;
}

/** The password: changed with a code to the phone, as when it was forgotten; other devices are signed out then. */
export function PasswordRow({ phone, isSet }: Props) {
  const dispatch = useAppDispatch();
  const auth = useText('auth');
  const text = useText('account');

  function change(): void {
    dispatch(typed({ phone }));
    dispatch(opened('forgotPassword'));
  }

  const button = (
    <Button variant="quiet" size="sm" onClick={change}>
      {auth('savePassword')}
    </Button>
  );
  return (
    <>
      <SettingsRow name={auth('password')} action={button}>
        {text(isSet ? 'passwordSet' : 'notGiven')}
      </SettingsRow>
      <ForgotDialog doneLabel={text('close')} />
    </>
  );
}
