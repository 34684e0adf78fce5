import type forms from '#locales/en/ui/forms.json';
import type messages from '#locales/en/ui/messages.json';
import { CAPTCHA_KEYS } from '../captcha/captcha-texts.ts';
import { FORM_KEYS, FORM_MESSAGE_KEYS, type FormTexts } from '../form/form-texts.ts';

/** Keys of `ui/forms.json` the comments show. */
export const COMMENT_KEYS = [
  ...FORM_KEYS,
  'firstName',
  'lastName',
  'comment',
  'commentTitle',
  'commentHint',
  'commentSentText',
  'commentsLoading',
  'moreComments',
  'sendComment',
  'commentEmail',
  'commentEmailHint',
  'commentForgotten',
  'commentForgottenText',
  'commentNotForgotten',
  ...CAPTCHA_KEYS,
] as const satisfies readonly (keyof typeof forms)[];

/** Keys of `ui/messages.json` they may have to show. */
export const COMMENT_MESSAGE_KEYS = [
  ...FORM_MESSAGE_KEYS,
  'comment_failed',
  'comment_sent',
  'load_failed',
  'email_invalid',
  'captcha_required',
] as const satisfies readonly (keyof typeof messages)[];

export interface CommentTexts extends FormTexts {
  readonly words: Readonly<Record<(typeof COMMENT_KEYS)[number], string>>;
  readonly messages: Readonly<Record<(typeof COMMENT_MESSAGE_KEYS)[number], string>>;
  /** Invitation to write the first one. */
  readonly empty: string;
  /** Whose answers stand under a comment. */
  readonly answer: string;
}
