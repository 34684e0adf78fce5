import * as z from 'zod';
import { CommentAnswer } from './comments.ts';
import { Journey } from './consultations.ts';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { line, locale, paragraph } from './fields.ts';

const id = z.strictObject({ id: z.uuid() });
const LIST_ERRORS = ['validation_failed', 'session_expired', 'staff_only'] as const;
const CHANGE_ERRORS = [...UNSAFE_ERRORS, 'session_expired', 'staff_only', 'not_found'] as const;

/** A page of a list: part of what it holds, and where the last page ended. */
const Paging = {
  search: line(80).optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(30),
};

export const DeskConsultation = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  locale,
  page: z.string(),
  journey: Journey.nullable(),
  assigneeId: z.uuid().nullable(),
  /** Name of whoever has it. */
  assignee: z.string().nullable(),
  doneAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** The account with this number or address, where there is one. */
  customerId: z.uuid().nullable(),
});
export type DeskConsultation = z.infer<typeof DeskConsultation>;

export const ConsultationListQuery = z.strictObject({
  state: z.enum(['open', 'done', 'all']).default('open'),
  ...Paging,
});
export type ConsultationListQuery = z.output<typeof ConsultationListQuery>;

export const listConsultationsAtDesk = endpoint({
  method: 'GET',
  path: 'desk/consultations',
  access: 'staff',
  summary: 'Requests for a consultation; open ones are answered in the order they came, for staff.',
  query: ConsultationListQuery,
  reply: z.object({ items: z.array(DeskConsultation), nextCursor: z.uuid().nullable() }),
  success: 200,
  errors: LIST_ERRORS,
});

export const changeConsultation = endpoint({
  method: 'PATCH',
  path: 'desk/consultations/:id',
  access: 'staff',
  summary: 'Takes a request, hands it on, is done with it or not, for staff.',
  params: id,
  body: z.strictObject({ isDone: z.boolean().optional(), assigneeId: z.uuid().nullable().optional() }),
  reply: DeskConsultation,
  success: 200,
  errors: CHANGE_ERRORS,
});

/** A deletion that somebody asked for, which the privacy page promises. */
export const deleteConsultation = endpoint({
  method: 'DELETE',
  path: 'desk/consultations/:id',
  access: 'admin',
  summary: 'Deletes a request for good, for admins.',
  params: id,
  reply: z.object({}),
  success: 200,
  errors: CHANGE_ERRORS,
});

const CommentState = z.enum(['held', 'approved', 'rejected']);

export const DeskComment = z.object({
  id: z.uuid(),
  /** Id of a page of the registry. */
  page: z.string(),
  locale,
  name: z.string(),
  lastName: z.string(),
  comment: z.string(),
  state: CommentState,
  /** Links and addresses in the text; such a comment always waits for a person. */
  links: z.int(),
  /** Comments of the same browser that were approved before. */
  approvedBefore: z.int(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  answers: z.array(CommentAnswer),
  /** Whoever wrote it left an address and hears of an answer. */
  isNotified: z.boolean(),
});
export type DeskComment = z.infer<typeof DeskComment>;

export const CommentListQuery = z.strictObject({
  state: z.enum(['all', ...CommentState.options]).default('held'),
  ...Paging,
});
export type CommentListQuery = z.output<typeof CommentListQuery>;

export const listCommentsAtDesk = endpoint({
  method: 'GET',
  path: 'desk/comments',
  access: 'staff',
  summary: 'Comments; those that wait in the order they came, for staff.',
  query: CommentListQuery,
  reply: z.object({ items: z.array(DeskComment), nextCursor: z.uuid().nullable() }),
  success: 200,
  errors: LIST_ERRORS,
});

export const decideCommentAtDesk = endpoint({
  method: 'PATCH',
  path: 'desk/comments/:id',
  access: 'staff',
  summary: 'Approves, refuses or holds a comment, for staff; the page shows it, or not, from the next reading on.',
  params: id,
  body: z.strictObject({ state: CommentState }),
  reply: z.object({ id: z.uuid(), state: CommentState }),
  success: 200,
  errors: CHANGE_ERRORS,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: 'desk/comments/:id',
  access: 'admin',
  summary: 'Deletes a comment for good, with its answers and the address left with it, for admins.',
  params: id,
  reply: z.object({}),
  success: 200,
  errors: CHANGE_ERRORS,
});

export const answerComment = endpoint({
  method: 'POST',
  path: 'desk/comments/:id/answers',
  access: 'staff',
  summary: 'Answers a comment under it, which approves it, and tells whoever wrote it, for staff.',
  params: id,
  /** The id is made by the page: sent again, the answer is there once. */
  body: z.strictObject({ id: z.uuid(), text: paragraph(2000) }),
  reply: DeskComment,
  success: 201,
  errors: CHANGE_ERRORS,
});

export const removeCommentAnswer = endpoint({
  method: 'DELETE',
  path: 'desk/comments/:id/answers/:answer',
  access: 'staff',
  summary: 'Takes an answer away, for staff.',
  params: z.strictObject({ id: z.uuid(), answer: z.uuid() }),
  reply: DeskComment,
  success: 200,
  errors: CHANGE_ERRORS,
});

const DeskFeedback = z.object({
  id: z.uuid(),
  rating: z.int().min(1).max(5),
  message: z.string(),
  page: z.string(),
  browser: z.string().nullable(),
  createdAt: z.iso.datetime(),
  customer: z.object({ id: z.uuid(), name: z.string().nullable() }),
});

export const FeedbackListQuery = z.strictObject(Paging);
export type FeedbackListQuery = z.output<typeof FeedbackListQuery>;

export const listFeedbackAtDesk = endpoint({
  method: 'GET',
  path: 'desk/feedback',
  access: 'staff',
  summary: 'What customers said about how it is going, newest first, for staff.',
  query: FeedbackListQuery,
  reply: z.object({ items: z.array(DeskFeedback), nextCursor: z.uuid().nullable() }),
  success: 200,
  errors: LIST_ERRORS,
});
