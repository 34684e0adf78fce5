import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { line, locale, paragraph } from './fields.ts';

/** Replies the desk may keep. */
export const MOST_REPLIES = 500;

/** A text for an answer that is given often, in one language; `{name}`, `{reference}` and `{date}` are for the page to fill. */
export const SavedReply = z.object({
  id: z.uuid(),
  locale,
  title: z.string(),
  text: z.string(),
  /** How often it was used. */
  uses: z.int(),
  changedAt: z.iso.datetime(),
});
export type SavedReply = z.infer<typeof SavedReply>;

const id = z.strictObject({ id: z.uuid() });
const CHANGE_ERRORS = [...UNSAFE_ERRORS, 'session_expired', 'staff_only'] as const;

export const listReplies = endpoint({
  method: 'GET',
  path: 'desk/replies',
  access: 'staff',
  summary: 'Saved replies, those used most first, for staff.',
  query: z.strictObject({ locale: locale.optional(), search: line(80).optional() }),
  reply: z.object({ items: z.array(SavedReply), nextCursor: z.null() }),
  success: 200,
  errors: ['validation_failed', 'session_expired', 'staff_only'],
});

export const ReplyBody = z.strictObject({ id: z.uuid(), locale, title: line(80), text: paragraph(5000) });
export type ReplyBody = z.output<typeof ReplyBody>;

export const saveReply = endpoint({
  method: 'POST',
  path: 'desk/replies',
  access: 'staff',
  summary: 'Saves a reply under the id the page made, new or changed, for staff.',
  body: ReplyBody,
  reply: SavedReply,
  success: 201,
  errors: [...CHANGE_ERRORS, 'list_full'],
});

export const removeReply = endpoint({
  method: 'DELETE',
  path: 'desk/replies/:id',
  access: 'staff',
  summary: 'Removes a saved reply, for staff.',
  params: id,
  reply: z.object({}),
  success: 200,
  errors: [...CHANGE_ERRORS, 'not_found'],
});
