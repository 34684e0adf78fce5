import { inTime, loadGuest } from '#lib/browser/guest-script.ts';
import { RECAPTCHA_SCRIPT } from '#lib/delivery/guests.ts';

declare global {
  interface Window {
    /** Its first script leaves `ready`; `render` and the rest come with a second one. */
    grecaptcha?: { ready(then: () => void): void; render?: unknown };
  }
}

/** Google's captcha, where it is on the page already. */
export const recaptchaHere = (): object | undefined => (window.grecaptcha?.render ? window.grecaptcha : undefined);

/** @throws when Google cannot be reached */
export async function loadRecaptcha(): Promise<void> {
  if (recaptchaHere()) return;
  await loadGuest(RECAPTCHA_SCRIPT);
  await inTime(new Promise<void>((resolve) => window.grecaptcha?.ready(resolve)));
}
