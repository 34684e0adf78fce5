import { useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { removeAppOtp, renewRecoveryCodes } from '#lib/contract/app-otp.ts';
import { SettingsRow } from '../SettingsRow.tsx';
import { useAction } from '../use-action.ts';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';

interface Props {
  readonly isOn: boolean;
  readonly codesLeft: string;
  readonly onChange: () => void;
}

/** The authenticator app: set up, switched off, and its recovery codes made anew. */
export function SecondFactorRow({ isOn, codesLeft, onChange }: Props) {
  const text = useText('account');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  const remove = async () => {
    if (await run((api) => api.call(removeAppOtp, {}))) onChange();
  };
  const renew = () =>
    run(async (api) => {
      const { recoveryCodes } = await api.call(renewRecoveryCodes, { body: {} });
      setCodes(recoveryCodes);
    });

  const buttons = isOn ? (
    <>
      <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void renew()}>
        {text('newRecovery')}
      </Button>
      <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void remove()}>
        {text('turnOff')}
      </Button>
    </>
  ) : (
    <Button variant="quiet" size="sm" onClick={() => setSettingUp(true)}>
      {text('turnOn')}
    </Button>
  );
  return (
    <SettingsRow name={text('secondFactor')} action={buttons}>
      {isOn ? text('secondFactorOn', { count: codesLeft }) : text('secondFactorOff')}
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {isSettingUp && (
        <SecondFactorDialog
          onClose={() => {
            setSettingUp(false);
            onChange();
          }}
        />
      )}
      {codes && (
        <RecoveryDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            onChange();
          }}
        />
      )}
    </SettingsRow>
  );
}
