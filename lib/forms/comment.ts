import { CommentBody, submitComment } from '../contract/comments.ts';
import { call } from '../http/call.ts';
import type { Locale } from '../i18n/languages.ts';
import type { Attempt, Values } from './attempt.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';

/* Rules and sending of the comment form; loaded when a field is touched. */
const Typed = CommentBody.pick({ name: true, lastName: true, comment: true });

export type CommentField = 'name' | 'lastName' | 'comment';

export const check = (values: Values<CommentField>): FieldErrors<CommentField> => fieldErrors(Typed, values);

/** Which comments: `page` is an id of the page registry. */
export interface CommentPlace {
  readonly locale: Locale;
  readonly page: string;
}

/** Sends a comment; resolves once it is held for review. */
export async function send(attempt: Attempt, place: CommentPlace): Promise<void> {
  const values = attempt.values as Values<CommentField>; // the fields of this form
  await call(submitComment, { body: { ...values, ...place }, idempotencyKey: attempt.key });
}
