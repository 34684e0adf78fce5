import * as z from 'zod';
import { ATTACHMENT_LIMITS } from './attachments.ts';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { email, line, paragraph } from './fields.ts';
import { Department, Message, Priority, Ticket, TicketContext, TicketStatus, TicketSummary } from './tickets.ts';

const id = z.strictObject({ id: z.uuid() });
const READ_ERRORS = ['validation_failed', 'session_expired', 'not_found'] as const;
const CHANGE_ERRORS = [...UNSAFE_ERRORS, 'session_expired', 'not_found'] as const;

/** Orders of a list; the first is by what was said last. */
const TICKET_SORTS = ['activity', 'newest', 'oldest', 'priority'] as const;

export const TicketListQuery = z.strictObject({
  status: z.enum(['all', 'active', ...TicketStatus.options]).default('all'),
  /** Part of a subject, a reference or a message. */
  search: line(80).optional(),
  sort: z.enum(TICKET_SORTS).default('activity'),
  unread: z.enum(['true', 'false']).default('false'),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type TicketListQuery = z.output<typeof TicketListQuery>;

export const listTickets = endpoint({
  method: 'GET',
  path: 'tickets',
  access: 'customer',
  summary: 'Own tickets, with how many there are in each state. `active` is everything that is not closed.',
  query: TicketListQuery,
  reply: z.object({
    items: z.array(TicketSummary),
    nextCursor: z.uuid().nullable(),
    counts: z.object({ all: z.int(), active: z.int(), closed: z.int(), unread: z.int() }),
  }),
  success: 200,
  errors: ['validation_failed', 'session_expired'],
});

/** What is written: the id is made by the page, so that a message is sent any number of times and is one message. */
const Written = {
  id: z.uuid(),
  text: paragraph(10_000),
  attachments: z.array(z.uuid()).max(ATTACHMENT_LIMITS.perMessage).default([]),
};

export const MessageBody = z.strictObject(Written);
export type MessageBody = z.output<typeof MessageBody>;

/** The ticket and its first message share the id. */
export const TicketBody = z.strictObject({
  ...Written,
  subject: line(160),
  department: Department,
  priority: Priority.default('normal'),
  /** Own ones. */
  orderId: z.uuid().optional(),
  analysisId: z.uuid().optional(),
  /** A check of the analysis, or the reference of a payment. */
  about: line(120).optional(),
  context: TicketContext.optional(),
});
export type TicketBody = z.output<typeof TicketBody>;

export const openTicket = endpoint({
  method: 'POST',
  path: 'tickets',
  access: 'customer',
  summary: 'Opens a ticket with its first message; one that is there already is given as it is.',
  body: TicketBody,
  reply: Ticket,
  success: 201,
  errors: [...CHANGE_ERRORS, 'list_full'],
});

export const readTicket = endpoint({
  method: 'GET',
  path: 'tickets/:id',
  access: 'customer',
  summary: 'An own ticket or live conversation, without its messages.',
  params: id,
  reply: Ticket,
  success: 200,
  errors: READ_ERRORS,
});

/** `after` reads on from a `seq`; without it the newest are given, and `before` reads back from a `seq`. */
export const MessageListQuery = z.strictObject({
  after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  before: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type MessageListQuery = z.output<typeof MessageListQuery>;

export const MessageList = z.object({
  /** In their order. */
  items: z.array(Message),
  /** There are more in the direction that was read. */
  hasMore: z.boolean(),
});

export const listMessages = endpoint({
  method: 'GET',
  path: 'tickets/:id/messages',
  access: 'customer',
  summary: 'Messages of an own ticket, in their order.',
  params: id,
  query: MessageListQuery,
  reply: MessageList,
  success: 200,
  errors: READ_ERRORS,
});

export const writeMessage = endpoint({
  method: 'POST',
  path: 'tickets/:id/messages',
  access: 'customer',
  summary: 'Writes a message; one that is there already is given as it is. A closed ticket is open again.',
  params: id,
  body: MessageBody,
  reply: Message,
  success: 201,
  errors: [...CHANGE_ERRORS, 'list_full'],
});

/** `kind` makes a ticket of a live conversation; a subject is needed then. A rating is given to what is closed. */
export const TicketChanges = z.strictObject({
  status: z.enum(['open', 'closed']).optional(),
  rating: z.int().min(1).max(5).optional(),
  ratingComment: paragraph(1000).optional(),
  kind: z.literal('ticket').optional(),
  subject: line(160).optional(),
  department: Department.optional(),
});
export type TicketChanges = z.output<typeof TicketChanges>;

export const changeTicket = endpoint({
  method: 'PATCH',
  path: 'tickets/:id',
  access: 'customer',
  summary: 'Closes, opens again, rates; makes a ticket of a live conversation.',
  params: id,
  body: TicketChanges,
  reply: Ticket,
  success: 200,
  errors: CHANGE_ERRORS,
});

export const SeenBody = z.strictObject({ seq: z.int().min(0).max(2_000_000_000) });

export const markSeen = endpoint({
  method: 'POST',
  path: 'tickets/:id/seen',
  access: 'customer',
  summary: 'Says how far the thread was seen; never less than before.',
  params: id,
  body: SeenBody,
  reply: z.object({ seq: z.int() }),
  success: 200,
  errors: CHANGE_ERRORS,
});

/** Shown to the other side for about six seconds; a page says it again every four while somebody writes. */
export const sayTyping = endpoint({
  method: 'POST',
  path: 'tickets/:id/typing',
  access: 'customer',
  summary: 'Tells the other side that somebody is writing.',
  params: id,
  body: z.strictObject({}),
  reply: z.object({}),
  success: 200,
  errors: CHANGE_ERRORS,
});

/** People copied in to one ticket. */
export const MOST_PEOPLE = 3;

export const copyIn = endpoint({
  method: 'POST',
  path: 'tickets/:id/people',
  access: 'customer',
  summary: `Copies somebody in by e-mail, ${MOST_PEOPLE} people at most.`,
  params: id,
  body: z.strictObject({ email }),
  reply: Ticket,
  success: 201,
  errors: [...CHANGE_ERRORS, 'list_full'],
});

export const takeOut = endpoint({
  method: 'DELETE',
  path: 'tickets/:id/people/:person',
  access: 'customer',
  summary: 'Takes somebody out who was copied in.',
  params: z.strictObject({ id: z.uuid(), person: z.uuid() }),
  reply: Ticket,
  success: 200,
  errors: CHANGE_ERRORS,
});
