import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';
import { captcha, email, line, locale, pagePath, paragraph, phone } from './fields.ts';

/** What the visitor read before asking: sent along so that the adviser knows where to begin, and said so in the form. */
export const Journey = z.strictObject({
  pageCount: z.int().min(0).max(10_000),
  searchCount: z.int().min(0).max(10_000),
  pages: z.array(pagePath).max(20),
});
export type Journey = z.infer<typeof Journey>;

export const ConsultationBody = z.strictObject({
  name: line(100),
  email,
  phone,
  message: paragraph(4000),
  captcha,
  locale,
  page: pagePath,
  journey: Journey.optional(),
});
export type ConsultationBody = z.infer<typeof ConsultationBody>;

export const requestConsultation = endpoint({
  method: 'POST',
  path: 'consultations',
  access: 'anyone',
  summary: 'Stores a consultation request and tells the staff by e-mail.',
  body: ConsultationBody,
  reply: z.object({ id: z.uuid() }),
  success: 201,
  errors: [...WRITE_ERRORS, 'captcha_invalid'],
});
