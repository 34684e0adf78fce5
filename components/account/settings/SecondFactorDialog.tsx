import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { confirmAppOtp, enrolAppOtp } from '#lib/contract/app-otp.ts';
import { codeIn } from '#lib/otp/code-in.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { DialogForm } from '../account-look.ts';
import { useAction } from '../use-action.ts';
import { RecoveryDialog } from './RecoveryDialog.tsx';

type Enrolment = z.output<(typeof enrolAppOtp)['reply']>;

/** Sets an authenticator app up: picture and key, its first code, then the recovery codes. */
export function SecondFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText('account');
  const auth = useText('auth');
  const messages = useText('messages');
  const message = useMessage();
  const { run, isBusy, error } = useAction('otp-verify');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [code, setCode] = useState('');

  const begin = useEffectEvent(async () => {
    const isBegun = await run(async (api) => setEnrolment(await api.call(enrolAppOtp, { body: {} })));
    if (!isBegun) onClose();
  });
  useEffect(() => {
    const timer = setTimeout(() => void begin()); // once, also where effects run twice
    return () => clearTimeout(timer);
  }, []);

  function confirm(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(async (api) => {
      const { recoveryCodes } = await api.call(confirmAppOtp, { body: { appOtp: codeIn(code) } });
      setCodes(recoveryCodes);
    });
  }

  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />;
  return (
    <AccountDialog title={text('secondFactor')} onClose={onClose}>
      {!enrolment && <Skeleton label={messages('loading')} />}
      {enrolment && (
        <DialogForm noValidate onSubmit={confirm} aria-busy={isBusy}>
          <p className="muted">{text('scan')}</p>
          <img
            style={{ background: '#fff' }} // scanners want dark on light
            src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
            alt={text('qr')}
            width={176}
            height={176}
          />
          <code dir="ltr" translate="no">
            {enrolment.secret}
          </code>
          <TextField
            id="first-code"
            label={auth('appOtp')}
            error={message(error)}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" variant="ink" size="md" loading={isBusy}>
            {text('turnOn')}
          </Button>
        </DialogForm>
      )}
    </AccountDialog>
  );
}
