import { lazy, type Ref, Suspense } from 'react';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { useHydrated } from '../form/use-hydrated.ts';
import { AltchaCaptcha } from './AltchaCaptcha.tsx';
import type { CaptchaForm } from './altcha-token.ts';
import css from './Captcha.module.css';
import type { CaptchaHandle, CaptchaTexts } from './captcha-handle.ts';

const Recaptcha = lazy(async () => {
  const { RecaptchaCaptcha } = await loadChunk(() => import('./RecaptchaCaptcha.tsx'));
  return { default: RecaptchaCaptcha };
});

interface Props {
  readonly id: string;
  /** Which form asks. */
  readonly form?: CaptchaForm;
  readonly lng: string;
  readonly texts: CaptchaTexts;
  /** Google's site key; empty for the proof of work that needs nobody else. */
  readonly siteKey: string;
  readonly error?: string | undefined;
  /** The visitor did their part. */
  readonly onConfirm: () => void;
  readonly ref: Ref<CaptchaHandle>;
}

/** The captcha of a form, whichever the site is configured for; forms see a `CaptchaHandle` only. */
export function Captcha({ siteKey, lng, texts, form = 'consultation', ...rest }: Props) {
  const isHydrated = useHydrated();
  if (!siteKey) return <AltchaCaptcha {...rest} form={form} texts={texts} />;
  return (
    <div className={css.recaptcha}>
      <Suspense>
        {isHydrated && <Recaptcha {...rest} siteKey={siteKey} lng={lng} failed={texts.captchaFailed} />}
      </Suspense>
    </div>
  );
}
