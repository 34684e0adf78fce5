import { lazy, type Ref, Suspense } from 'react';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { useHydrated } from '../form/use-hydrated.ts';
import { AltchaCaptcha } from './AltchaCaptcha.tsx';
import type { CaptchaForm } from './altcha-token.ts';
import css from './Captcha.module.css';
import type { CaptchaHandle } from './captcha-handle.ts';
import type { CaptchaTexts } from './captcha-texts.ts';

const Google = lazy(async () => {
  const { GoogleCaptcha } = await loadChunk(() => import('./GoogleCaptcha.tsx'));
  return { default: GoogleCaptcha };
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
export function Captcha({ siteKey, lng, form = 'consultation', ...rest }: Props) {
  const isHydrated = useHydrated();
  if (!siteKey) return <AltchaCaptcha {...rest} form={form} />;
  return (
    <div className={css.recaptcha}>
      <Suspense>{isHydrated && <Google {...rest} form={form} siteKey={siteKey} lng={lng} />}</Suspense>
    </div>
  );
}
