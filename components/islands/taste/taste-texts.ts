import type analyzer from '#locales/en/ui/analyzer.json';
import type forms from '#locales/en/ui/forms.json';
import type messages from '#locales/en/ui/messages.json';
import { CAPTCHA_KEYS } from '../captcha/captcha-texts.ts';
import { FORM_KEYS, FORM_MESSAGE_KEYS, type FormTexts } from '../form/form-texts.ts';

export const TASTE_WORDS = [...FORM_KEYS, ...CAPTCHA_KEYS] as const satisfies readonly (keyof typeof forms)[];

export const TASTE_MESSAGES = [
  ...FORM_MESSAGE_KEYS,
  'captcha_required',
  'url_invalid',
  'server_unknown',
] as const satisfies readonly (keyof typeof messages)[];

/** Keys of `ui/analyzer.json` the taste shows; the texts of checks come with the answer. */
export const TASTE_KEYS = [
  'address',
  'tasteTitle',
  'tasteText',
  'tasteRun',
  'tasteWait',
  'tasteCounts',
  'tasteFull',
  'again',
  'overall',
  'ofHundred',
  'first',
  'rings',
  'failures',
  'states',
] as const satisfies readonly (keyof typeof analyzer)[];

export interface TasteTexts extends FormTexts {
  readonly words: Readonly<Record<(typeof TASTE_WORDS)[number], string>>;
  readonly messages: Readonly<Record<(typeof TASTE_MESSAGES)[number], string>>;
  readonly analyzer: Pick<typeof analyzer, (typeof TASTE_KEYS)[number]>;
}
