import type forms from '#locales/en/ui/forms.json';
import type messages from '#locales/en/ui/messages.json';
import { CAPTCHA_KEYS } from '../captcha/captcha-texts.ts';
import { FORM_KEYS, FORM_MESSAGE_KEYS, type FormTexts } from '../form/form-texts.ts';

/** Keys of `ui/forms.json` this form shows. */
export const CONSULTATION_KEYS = [
  ...FORM_KEYS,
  'name',
  'email',
  'phone',
  'phoneExample',
  'message',
  'messageExample',
  ...CAPTCHA_KEYS,
  'journeyHint',
  'send',
  'sentText',
  'sentAgain',
] as const satisfies readonly (keyof typeof forms)[];

/** Keys of `ui/messages.json` it may have to show. */
export const CONSULTATION_MESSAGE_KEYS = [
  ...FORM_MESSAGE_KEYS,
  'email_invalid',
  'phone_invalid_signin',
  'captcha_required',
  'consultation_failed',
  'consultation_sent',
] as const satisfies readonly (keyof typeof messages)[];

export interface ConsultationTexts extends FormTexts {
  readonly words: Readonly<Record<(typeof CONSULTATION_KEYS)[number], string>>;
  readonly messages: Readonly<Record<(typeof CONSULTATION_MESSAGE_KEYS)[number], string>>;
}
