import type forms from '#locales/en/ui/forms.json';

/** Keys of `ui/forms.json` that a captcha shows. */
export const CAPTCHA_KEYS = [
  'captcha',
  'captchaChecking',
  'captchaDone',
  'captchaFailed',
  'captchaGoogle',
  'captchaByGoogle',
  'captchaByUs',
  'captchaInstead',
] as const satisfies readonly (keyof typeof forms)[];

export type CaptchaTexts = Readonly<Record<(typeof CAPTCHA_KEYS)[number], string>>;
