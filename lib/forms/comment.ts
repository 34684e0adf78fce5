import { CommentBody, forgetCommentAddress, submitComment } from '../contract/comments.ts';
import { call } from '../http/call.ts';
import type { Locale } from '../i18n/languages.ts';
import type { Attempt, Values } from './attempt.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';

/* Rules and sending of the comment form; loaded when a field is touched. */
const Typed = CommentBody.pick({ name: true, lastName: true, comment: true, email: true, website: true });

export type CommentField = 'name' | 'lastName' | 'comment' | 'email' | 'website';

/** An address that is left out is none, whatever a field without one says. */
export function check({ email, ...words }: Values<CommentField>): FieldErrors<CommentField> {
  return fieldErrors<string>(Typed, email.trim() === '' ? words : { ...words, email });
}

/** Which comments: `page` is an id of the page registry. */
export interface CommentPlace {
  readonly locale: Locale;
  readonly page: string;
}

/** Sends a comment, with the captcha's answer where there is one; resolves once the service has it. */
export async function send(attempt: Attempt, captcha: string | undefined, place: CommentPlace): Promise<void> {
  const { email: address, website: trap, ...words } = attempt.values as Values<CommentField>; // the fields of this form
  const more = {
    ...(address.trim() && { email: address }),
    ...(captcha && { captcha }),
    ...(trap && { website: trap }),
  };
  await call(submitComment, { body: { ...words, ...place, ...more }, idempotencyKey: attempt.key });
}

/** Takes back the address that was left with a comment, with the token of the mail. */
export const forget = async (token: string): Promise<void> => {
  await call(forgetCommentAddress, { body: { token } });
};
