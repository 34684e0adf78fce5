import { type Ref, useImperativeHandle, useRef } from 'react';
import { ReCAPTCHA } from 'react-google-recaptcha';
import { Icon } from '#components/ui/Icon.tsx';
import css from './AltchaCaptcha.module.css';
import type { CaptchaHandle } from './captcha-handle.ts';

interface Props {
  readonly siteKey: string;
  /** Language code of the page. */
  readonly lng: string;
  readonly id: string;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly ref: Ref<CaptchaHandle>;
}

// The library reads this when it writes its script's address; google.com is not reachable everywhere.
Object.assign(window, { recaptchaOptions: { useRecaptchaNet: true, enterprise: false } });

/** Google's check box, for agencies that set a site key. Loaded only then. */
export function RecaptchaCaptcha({ siteKey, lng, id, error, onConfirm, ref }: Props) {
  const widget = useRef<ReCAPTCHA>(null);

  useImperativeHandle(ref, () => ({
    isConfirmed: () => Boolean(widget.current?.getValue()),
    token: async () => widget.current?.getValue() ?? '',
    renew: () => widget.current?.reset(),
  }));

  return (
    <div id={id} tabIndex={-1}>
      <ReCAPTCHA ref={widget} sitekey={siteKey} hl={lng} onChange={(token) => token && onConfirm()} />
      {error && (
        <p className={css.error} role="alert">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
