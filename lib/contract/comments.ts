import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';
import { line, locale, pageId, paragraph } from './fields.ts';

/** A comment as visitors see it: approved, with the name as given. */
export const Comment = z.object({
  id: z.uuid(),
  name: z.string(),
  lastName: z.string(),
  comment: z.string(),
  locale,
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
export type Comment = z.infer<typeof Comment>;

export const listComments = endpoint({
  method: 'GET',
  path: 'comments',
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
});
export type CommentBody = z.infer<typeof CommentBody>;

export const submitComment = endpoint({
  method: 'POST',
  path: 'comments',
  summary: 'Holds a comment for moderation.',
  body: CommentBody,
  reply: z.object({ id: z.uuid() }),
  success: 201,
  errors: WRITE_ERRORS,
});
