import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { locale, pagePath } from './fields.ts';

/** A file of the export with line and column: `/_next/static/chunks/0c19l.js:1:2345`. Nothing else is a frame. */
const FRAME = /^\/(?:_next\/static|scripts)\/[\w./~-]{1,120}\.js:\d{1,7}:\d{1,7}$/;

export const PAGE_ERROR_SIZES = { name: 40, message: 200, frames: 10 } as const;

/** An error as the browser tells it: what it says is scrubbed there, and by the service once more. */
export const PageErrorBody = z.strictObject({
  page: pagePath,
  /** Class of the error: `TypeError`. */
  name: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .max(PAGE_ERROR_SIZES.name),
  message: z.string().max(PAGE_ERROR_SIZES.message),
  /** Where it was thrown first, then who called. An error that touches no file of ours is not ours. */
  frames: z.array(z.string().regex(FRAME)).min(1).max(PAGE_ERROR_SIZES.frames),
});
export type PageErrorBody = z.infer<typeof PageErrorBody>;

export const sendPageError = endpoint({
  method: 'POST',
  path: 'page-errors',
  access: 'anyone',
  cookieless: true,
  summary: 'Counts an error of a page in a visitor’s browser. Nothing of the visitor is sent or kept.',
  body: PageErrorBody,
  reply: z.object({}),
  success: 200,
  errors: ['xsrf_invalid', 'validation_failed', 'payload_too_large', 'unsupported_media_type'],
});

/** SHA-256, as base64url. */
const fingerprint = z.string().regex(/^[\w-]{43}$/);

const PageError = z.object({
  /** The same for every report of one error of one export. */
  fingerprint,
  name: z.string(),
  message: z.string(),
  frames: z.array(z.string()),
  /** Reports, about: of a storm only a part is written down, for the whole. */
  hits: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** Kind of page in the page registry and language it was seen on last. */
  kind: z.string(),
  locale,
  /** Kind of browser it was seen in last: `Firefox`. */
  browser: z.string().nullable(),
  isSolved: z.boolean(),
  /** It was reported again after it had been marked as solved, which opened it. */
  hasReturned: z.boolean(),
});
export type PageError = z.infer<typeof PageError>;

export const PageErrorListQuery = z.strictObject({
  days: z.coerce.number().int().min(1).max(30).default(7),
  state: z.enum(['open', 'solved']).default('open'),
});
export type PageErrorListQuery = z.output<typeof PageErrorListQuery>;

export const listPageErrors = endpoint({
  method: 'GET',
  path: 'desk/page-errors',
  access: 'staff',
  summary: 'Errors of pages in visitors’ browsers that are open or solved, the most frequent first. Staff only.',
  query: PageErrorListQuery,
  reply: z.object({ items: z.array(PageError), nextCursor: z.null() }),
  success: 200,
  errors: ['session_expired', 'staff_only', 'validation_failed'],
});

export const markPageError = endpoint({
  method: 'PATCH',
  path: 'desk/page-errors/:id',
  access: 'admin',
  summary: 'Marks an error of pages as solved, until it is reported again, or opens it, for admins.',
  /** The fingerprint. */
  params: z.strictObject({ id: fingerprint }),
  body: z.strictObject({ isSolved: z.boolean() }),
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'staff_only', 'not_found'],
});
