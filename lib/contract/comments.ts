import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';
import { captcha, email, line, locale, pageId, paragraph } from './fields.ts';

/** What the agency says under a comment. */
export const CommentAnswer = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type CommentAnswer = z.infer<typeof CommentAnswer>;

/** A comment as visitors see it: approved, with the name as given. */
export const Comment = z.object({
  id: z.uuid(),
  name: z.string(),
  lastName: z.string(),
  comment: z.string(),
  locale,
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** Oldest first. */
  answers: z.array(CommentAnswer),
});
export type Comment = z.infer<typeof Comment>;

export const listComments = endpoint({
  method: 'GET',
  path: 'comments',
  access: 'anyone',
  summary: 'Approved comments of one page, newest first.',
  query: z.strictObject({
    page: pageId,
    locale: locale.optional(),
    cursor: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  reply: z.object({ items: z.array(Comment), nextCursor: z.uuid().nullable() }),
  success: 200,
  errors: ['validation_failed'],
});

export const CommentBody = z.strictObject({
  name: line(60),
  lastName: line(60),
  comment: paragraph(2000),
  page: pageId,
  locale,
  /** Where to tell of an answer; kept for that alone. Somebody's address, so the call wants a captcha with it. */
  email: email.optional(),
  /** Without one a comment always waits for a person. */
  captcha: captcha.optional(),
  /** Nobody sees this field, so only programs fill it in; what they send is dropped with the usual answer. */
  website: z.string().max(500).optional(),
});
export type CommentBody = z.infer<typeof CommentBody>;

export const submitComment = endpoint({
  method: 'POST',
  path: 'comments',
  access: 'anyone',
  summary: 'Holds a comment for moderation.',
  body: CommentBody,
  reply: z.object({ id: z.uuid() }),
  success: 201,
  errors: [...WRITE_ERRORS, 'captcha_invalid'],
});

export const forgetCommentAddress = endpoint({
  method: 'POST',
  path: 'comments/forget',
  access: 'anyone',
  summary: 'Deletes the address that was to hear of answers to a comment, with the token of the mail.',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: z.object({}),
  success: 200,
  errors: [...WRITE_ERRORS, 'not_found'],
});
