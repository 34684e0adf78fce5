import { type Ref, useImperativeHandle, useRef, useState } from 'react';
// The default export fetches Google's script; the named one waits for somebody else to do it.
import ReCAPTCHA from 'react-google-recaptcha';
import { Icon } from '#components/ui/Icon.tsx';
import css from './AltchaCaptcha.module.css';
import type { CaptchaHandle } from './captcha-handle.ts';

interface Props {
  readonly siteKey: string;
  /** Language code of the page. */
  readonly lng: string;
  readonly id: string;
  /** Said when Google's script cannot be had. */
  readonly failed: string;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly ref: Ref<CaptchaHandle>;
}

// The library reads this when it writes its script's address; google.com is not reachable everywhere.
Object.assign(window, { recaptchaOptions: { useRecaptchaNet: true, enterprise: false } });

/** Google's check box, for agencies that set a site key. Loaded only then. */
export function RecaptchaCaptcha({ siteKey, lng, id, failed, error, onConfirm, ref }: Props) {
  const widget = useRef<ReCAPTCHA>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const problem = hasFailed ? failed : error;

  const checkScript = () => setHasFailed(!('grecaptcha' in window));

  useImperativeHandle(ref, () => ({
    isConfirmed: () => Boolean(widget.current?.getValue()),
    token: async () => widget.current?.getValue() ?? '',
    renew: () => widget.current?.reset(),
  }));

  return (
    <div id={id} tabIndex={-1}>
      <ReCAPTCHA
        ref={widget}
        sitekey={siteKey}
        hl={lng}
        onChange={(token) => token && onConfirm()}
        asyncScriptOnLoad={checkScript}
      />
      {problem && (
        <p className={css.error} role="alert">
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
