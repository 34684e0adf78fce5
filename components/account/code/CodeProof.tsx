import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { ApiClient } from '#lib/http/client.ts';
import { CODE_LENGTH } from '#lib/otp/code-in.ts';
import { OtpField } from '../../auth/OtpField.tsx';
import { useCaptcha } from '../../auth/use-captcha.tsx';
import { useNow } from '../../auth/use-now.ts';
import { Actions, DialogForm } from '../account-look.ts';
import { useAction } from '../use-action.ts';
import { AppCodeField } from './AppCodeField.tsx';
import { useCode } from './use-code.ts';

interface Props {
  /** E.164. */
  readonly phone: string;
  readonly purpose: 'phone' | 'confirm';
  /** Label of the button that spends the code. */
  readonly action: string;
  /** Asks for the code of the authenticator app as well. */
  readonly needsApp?: boolean;
  readonly onProof: (api: ApiClient, otp: string, appOtp: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** A code to a telephone number for one thing that is done with it: sent at once, counted down, sent anew. */
export function CodeProof({ phone, purpose, action, needsApp = false, onProof, onDone, onLeave }: Props) {
  const [otp, setOtp] = useState('');
  const [appOtp, setAppOtp] = useState('');
  const captcha = useCaptcha('otp', 'proof-captcha');
  const code = useCode(phone, purpose, captcha.source);
  const { run, isBusy, error } = useAction('otp-verify');
  const auth = useText('auth');
  const messages = useText('messages');
  const message = useMessage();
  const { clock } = useFormat();
  const now = useNow(true);
  const { sent } = code;
  const left = sent ? secondsUntil(sent.expiresAt, now) : 0;
  const wait = sent ? secondsUntil(sent.resendAt, now) : 0;

  const begin = useEffectEvent(() => void code.send());
  useEffect(() => {
    const timer = setTimeout(begin); // once, also where effects run twice
    return () => clearTimeout(timer);
  }, []);

  const spend = async (given: string) => {
    if (given.length < CODE_LENGTH || (needsApp && !appOtp.trim())) return;
    if (await run((api) => onProof(api, given, appOtp.trim()))) onDone();
    else setOtp('');
  };
  const type = (given: string) => {
    setOtp(given);
    if (given !== otp && !needsApp) void spend(given); // the sixth digit sends it
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // React hands it on to a form around the dialog
    void spend(otp);
  };

  return (
    <DialogForm noValidate onSubmit={submit} aria-busy={isBusy || code.isSending}>
      <p role="status">
        <span className="caption muted">{auth(sent ? 'sentTo' : 'sending')}</span> <b dir="ltr">{phone}</b>
      </p>
      {code.error && (
        <Alert tone="error" role="alert" title={message(code.error)}>
          <Button variant="line" size="sm" loading={code.isSending} onClick={() => void code.send()}>
            {auth('sendCode')}
          </Button>
        </Alert>
      )}
      {captcha.field}
      {sent && (
        <>
          <OtpField
            id="proof"
            label={auth('code')}
            value={otp}
            error={message(error)}
            disabled={left === 0}
            onChange={type}
            onComplete={() => undefined}
          />
          {needsApp && <AppCodeField id="proof-app" value={appOtp} onChange={setAppOtp} />}
          <p className="caption muted">
            {left > 0 && <span role="timer">{messages('otp_countdown', { time: clock(left) })}</span>}
            {left === 0 && <span role="status">{messages('otp_expired')}</span>}{' '}
            {wait > 0 && messages('otp_resend_in', { time: clock(wait) })}
            {wait === 0 && (
              <button className="link" type="button" disabled={code.isSending} onClick={() => void code.send()}>
                {auth('resend')}
              </button>
            )}
          </p>
        </>
      )}
      <Actions>
        <Button type="submit" variant="ink" size="md" loading={isBusy} disabled={!sent || left === 0}>
          {action}
        </Button>
        <Button variant="quiet" size="md" onClick={onLeave}>
          {auth('cancel')}
        </Button>
      </Actions>
    </DialogForm>
  );
}
