import { type Ref, useEffect, useState } from 'react';
import { AltchaCaptcha } from './AltchaCaptcha.tsx';
import type { CaptchaForm } from './altcha-token.ts';
import css from './Captcha.module.css';
import { CaptchaChoice } from './CaptchaChoice.tsx';
import type { CaptchaHandle } from './captcha-handle.ts';
import type { CaptchaTexts } from './captcha-texts.ts';
import { RecaptchaCaptcha } from './RecaptchaCaptcha.tsx';
import { loadRecaptcha, recaptchaHere } from './recaptcha-script.ts';

interface Props {
  readonly id: string;
  readonly form: CaptchaForm;
  readonly lng: string;
  readonly texts: CaptchaTexts;
  readonly siteKey: string;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly ref: Ref<CaptchaHandle>;
}

/** `instead`: Google was wanted and cannot be reached. */
type Way = 'open' | 'loading' | 'google' | 'own' | 'instead';

/**
 * Google's check box, for agencies that set a site key, once the visitor wants it: until then Google is asked for
 * nothing. Who does not want it, or does not reach it, has the service's own check, which takes answers of either.
 */
export function GoogleCaptcha({ siteKey, lng, texts, form, ref, ...rest }: Props) {
  const { id, error } = rest;
  const [way, setWay] = useState<Way>(() => (recaptchaHere() ? 'google' : 'open'));
  const [hasChosen, setHasChosen] = useState(false);
  const isOpen = way === 'open' || way === 'loading';

  useEffect(() => {
    if (isOpen || !hasChosen) return;
    const place = document.getElementById(id); // the button that had the focus is gone
    (place?.querySelector('iframe') ?? place)?.focus();
  }, [isOpen, hasChosen, id]);

  function choose(next: Way): void {
    setHasChosen(true);
    setWay(next);
  }
  function chooseGoogle(): void {
    if (way === 'loading') return;
    choose('loading');
    const settle = (next: Way) => setWay((now) => (now === 'loading' ? next : now)); // the own one may be chosen meanwhile
    loadRecaptcha().then(
      () => settle('google'),
      () => settle('instead'),
    );
  }

  if (isOpen) {
    const waiting = { isLoading: way === 'loading', onGoogle: chooseGoogle, onOwn: () => choose('own') };
    return <CaptchaChoice id={id} texts={texts} error={error} {...waiting} />;
  }
  if (way === 'google')
    return <RecaptchaCaptcha {...rest} ref={ref} siteKey={siteKey} lng={lng} failed={texts.captchaFailed} />;
  return (
    <>
      {way === 'instead' && (
        <p className={`caption ${css.instead}`} role="alert">
          {texts.captchaInstead}
        </p>
      )}
      <AltchaCaptcha {...rest} ref={ref} form={form} texts={texts} />
    </>
  );
}
