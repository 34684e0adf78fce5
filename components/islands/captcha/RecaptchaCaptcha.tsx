import { type Ref, useImperativeHandle, useRef, useState } from 'react';
// The default export fetches Google's script by itself; here the visitor decides.
import { ReCAPTCHA } from 'react-google-recaptcha';
import { CaptchaError } from './CaptchaError.tsx';
import type { CaptchaHandle } from './captcha-handle.ts';
import { recaptchaHere } from './recaptcha-script.ts';

interface Props {
  readonly siteKey: string;
  /** Language code of the page. */
  readonly lng: string;
  readonly id: string;
  /** Said when Google is lost on the way. */
  readonly failed: string;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly ref: Ref<CaptchaHandle>;
}

/** Google's check box; its script is there. */
export function RecaptchaCaptcha({ siteKey, lng, id, failed, error, onConfirm, ref }: Props) {
  const widget = useRef<ReCAPTCHA>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const problem = hasFailed ? failed : error;

  useImperativeHandle(ref, () => ({
    isConfirmed: () => Boolean(widget.current?.getValue()),
    token: async () => widget.current?.getValue() ?? '',
    renew: () => widget.current?.reset(),
  }));

  function take(token: string | null): void {
    setHasFailed(false);
    if (token) onConfirm();
  }

  return (
    <div id={id} tabIndex={-1} data-refused={problem ? '' : undefined}>
      <ReCAPTCHA
        ref={widget}
        grecaptcha={recaptchaHere()}
        sitekey={siteKey}
        hl={lng}
        onChange={take}
        onErrored={() => setHasFailed(true)}
      />
      {problem && <CaptchaError>{problem}</CaptchaError>}
    </div>
  );
}
