import * as z from 'zod';
import { Attachment } from './attachments.ts';

/** A ticket and a live conversation are the same thread; a live one may become a ticket, never the other way round. */
export const ThreadKind = z.enum(['ticket', 'live']);

const DEPARTMENTS = ['design', 'development', 'seo', 'advertising', 'content', 'billing', 'account', 'other'] as const;
export const Department = z.enum(DEPARTMENTS);
export type Department = z.infer<typeof Department>;

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export const Priority = z.enum(PRIORITIES);
export type Priority = z.infer<typeof Priority>;

/** `open`: the agency's turn; `in_progress`: somebody works on it; `answered`: the customer's turn; `closed`: over. */
const TICKET_STATUSES = ['open', 'in_progress', 'answered', 'closed'] as const;
export const TicketStatus = z.enum(TICKET_STATUSES);
export type TicketStatus = z.infer<typeof TicketStatus>;

/** `colleague`: somebody who was copied in and answered by e-mail. */
export const MessageAuthor = z.enum(['customer', 'staff', 'colleague', 'service']);
export type MessageAuthor = z.infer<typeof MessageAuthor>;

/** Something that happened to the thread, in its place between the messages. */
export const ThreadEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('status'), status: TicketStatus }),
  /** `name` is `null` when nobody has it any more. */
  z.object({ event: z.literal('assigned'), name: z.string().nullable() }),
  z.object({ event: z.literal('copied'), email: z.string() }),
  /** The messages after it come from another ticket. */
  z.object({ event: z.literal('merged'), reference: z.string() }),
  /** A live conversation became a ticket. */
  z.object({ event: z.literal('ticket') }),
]);
export type ThreadEvent = z.infer<typeof ThreadEvent>;

export const Message = z.object({
  /** Made by whoever writes: sent again, it is the message that is there. */
  id: z.uuid(),
  /** Place in the thread, counting up. Numbers may be missing: notes of the staff are counted too. */
  seq: z.int(),
  /** `note` is seen at the desk only. */
  kind: z.enum(['message', 'note', 'event']),
  author: MessageAuthor,
  /** The person's name at that time; the address of a colleague. */
  name: z.string().nullable(),
  /** Light Markdown, as it was typed; empty for an event. */
  text: z.string(),
  event: ThreadEvent.nullable(),
  attachments: z.array(Attachment),
  via: z.enum(['site', 'mail']),
  at: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

export const TicketSummary = z.object({
  id: z.uuid(),
  /** What people call it: `T-318`. */
  reference: z.string(),
  kind: ThreadKind,
  /** Empty for a live conversation. */
  subject: z.string(),
  department: Department,
  priority: Priority,
  status: TicketStatus,
  /** Messages of the other side that this side has not seen. */
  unread: z.int(),
  /** The last message, shortened. */
  last: z.object({ author: MessageAuthor, name: z.string().nullable(), text: z.string() }).nullable(),
  /** Name of whoever has it; `null` for nobody. */
  assignee: z.string().nullable(),
  rating: z.int().min(1).max(5).nullable(),
  createdAt: z.iso.datetime(),
  /** When something was last said. */
  changedAt: z.iso.datetime(),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

/** What the page knew when the ticket was written, and showed before it was sent. */
export const TicketContext = z.strictObject({
  /** Path of a page of the site. */
  page: z.string().max(130).optional(),
  planId: z.string().max(40).optional(),
  /** Of the last analysis, 0 to 100. */
  score: z.int().min(0).max(100).optional(),
});
export type TicketContext = z.infer<typeof TicketContext>;

const Related = z.object({
  order: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  analysis: z.object({ id: z.uuid(), url: z.string() }).nullable(),
  /** A check of the analysis, or the reference of a payment. */
  about: z.string().nullable(),
});

/** How far each side has seen the thread: a `seq`. */
const Seen = z.object({ customer: z.int(), staff: z.int() });

export const Ticket = TicketSummary.extend({
  related: Related,
  context: TicketContext.nullable(),
  /** Copied in: they get every message by e-mail and may answer it. */
  people: z.array(z.object({ id: z.uuid(), email: z.string() })),
  seen: Seen,
  /** `seq` of what was written last. */
  lastSeq: z.int(),
  ratingComment: z.string().nullable(),
  /** Its messages stand in that ticket now. */
  mergedInto: z.uuid().nullable(),
  closedAt: z.iso.datetime().nullable(),
});
export type Ticket = z.infer<typeof Ticket>;
