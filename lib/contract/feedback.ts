import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';
import { line, pagePath, paragraph } from './fields.ts';

/** Page and browser are shown to the customer before they are sent along. */
const FeedbackBody = z.strictObject({
  rating: z.int().min(1).max(5),
  message: paragraph(2000),
  page: pagePath,
  browser: line(300).optional(),
});

export const sendFeedback = endpoint({
  method: 'POST',
  path: 'feedback',
  access: 'customer',
  summary: 'Says how it is going, with one to five points.',
  body: FeedbackBody,
  reply: z.object({ id: z.uuid() }),
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired'],
});
