import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { MessageBody, MessageList, MessageListQuery, SeenBody, TicketListQuery } from './ticket-calls.ts';
import { Department, Message, Priority, ThreadKind, Ticket, TicketStatus, TicketSummary } from './tickets.ts';

const id = z.strictObject({ id: z.uuid() });
const READ_ERRORS = ['validation_failed', 'session_expired', 'staff_only', 'not_found'] as const;
const CHANGE_ERRORS = [...UNSAFE_ERRORS, 'session_expired', 'staff_only', 'not_found'] as const;

/** Whose a ticket is, as the desk shows it. */
const Customer = z.object({ id: z.uuid(), name: z.string().nullable(), locale: z.string() });

/** Since when the customer waits for an answer; `null` when it is the customer's turn. */
const waitingSince = z.iso.datetime().nullable();

const DeskSummary = TicketSummary.extend({
  customer: Customer,
  assigneeId: z.uuid().nullable(),
  waitingSince,
});
export type DeskSummary = z.infer<typeof DeskSummary>;

export const DeskTicket = Ticket.extend({
  customer: Customer.extend({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    company: z.string().nullable(),
    /** A page of the customer's is open. */
    isHere: z.boolean(),
  }),
  assigneeId: z.uuid().nullable(),
  waitingSince,
  /** When somebody answered first. */
  answeredAt: z.iso.datetime().nullable(),
});
export type DeskTicket = z.infer<typeof DeskTicket>;

export const DeskListQuery = TicketListQuery.extend({
  kind: z.enum(['all', ...ThreadKind.options]).default('all'),
  whose: z.enum(['everyone', 'mine', 'nobody']).default('everyone'),
  customerId: z.uuid().optional(),
  sort: z.enum([...TicketListQuery.shape.sort.unwrap().options, 'waiting']).default('waiting'),
});
export type DeskListQuery = z.output<typeof DeskListQuery>;

export const listTicketsAtDesk = endpoint({
  method: 'GET',
  path: 'desk/tickets',
  access: 'staff',
  summary: 'Tickets and live conversations of all customers, those that wait the longest first, for staff.',
  query: DeskListQuery,
  reply: z.object({
    items: z.array(DeskSummary),
    nextCursor: z.uuid().nullable(),
    /** Of what is not closed. */
    counts: z.object({ tickets: z.int(), live: z.int(), mine: z.int(), nobody: z.int(), waiting: z.int() }),
  }),
  success: 200,
  errors: ['validation_failed', 'session_expired', 'staff_only'],
});

export const readTicketAtDesk = endpoint({
  method: 'GET',
  path: 'desk/tickets/:id',
  access: 'staff',
  summary: 'A ticket of anybody, for staff.',
  params: id,
  reply: DeskTicket,
  success: 200,
  errors: READ_ERRORS,
});

export const listMessagesAtDesk = endpoint({
  method: 'GET',
  path: 'desk/tickets/:id/messages',
  access: 'staff',
  summary: 'Messages and notes of a ticket, in their order, for staff.',
  params: id,
  query: MessageListQuery,
  reply: MessageList,
  success: 200,
  errors: READ_ERRORS,
});

/** A note changes nothing; an answer sets the status, `answered` unless said otherwise, and takes what nobody has. */
export const DeskMessageBody = MessageBody.extend({
  isNote: z.boolean().default(false),
  status: TicketStatus.default('answered'),
  /** A saved reply that was used; it is counted. */
  replyId: z.uuid().optional(),
});
export type DeskMessageBody = z.output<typeof DeskMessageBody>;

export const writeAtDesk = endpoint({
  method: 'POST',
  path: 'desk/tickets/:id/messages',
  access: 'staff',
  summary: 'Answers, or adds a note that only the desk sees, for staff.',
  params: id,
  body: DeskMessageBody,
  reply: Message,
  success: 201,
  errors: [...CHANGE_ERRORS, 'list_full'],
});

export const DeskTicketChanges = z.strictObject({
  status: TicketStatus.optional(),
  /** Somebody of the staff; `null` for nobody. */
  assigneeId: z.uuid().nullable().optional(),
  department: Department.optional(),
  priority: Priority.optional(),
});
export type DeskTicketChanges = z.output<typeof DeskTicketChanges>;

export const changeTicketAtDesk = endpoint({
  method: 'PATCH',
  path: 'desk/tickets/:id',
  access: 'staff',
  summary: 'Assigns, changes status, department and priority, for staff.',
  params: id,
  body: DeskTicketChanges,
  reply: DeskTicket,
  success: 200,
  errors: CHANGE_ERRORS,
});

export const markSeenAtDesk = endpoint({
  method: 'POST',
  path: 'desk/tickets/:id/seen',
  access: 'staff',
  summary: 'Says how far the staff has seen the thread.',
  params: id,
  body: SeenBody,
  reply: z.object({ seq: z.int() }),
  success: 200,
  errors: CHANGE_ERRORS,
});

export const sayTypingAtDesk = endpoint({
  method: 'POST',
  path: 'desk/tickets/:id/typing',
  access: 'staff',
  summary: 'Tells the customer, and the desk, that somebody is writing.',
  params: id,
  body: z.strictObject({}),
  reply: z.object({}),
  success: 200,
  errors: CHANGE_ERRORS,
});

export const mergeTickets = endpoint({
  method: 'POST',
  path: 'desk/tickets/:id/merge',
  access: 'staff',
  summary: 'Moves the messages of a ticket to the end of another of the same customer and closes it, for staff.',
  params: id,
  body: z.strictObject({ into: z.uuid() }),
  /** The one that has all messages now. */
  reply: DeskTicket,
  success: 200,
  errors: CHANGE_ERRORS,
});

export const listColleagues = endpoint({
  method: 'GET',
  path: 'desk/colleagues',
  access: 'staff',
  summary: 'Who may be assigned, and who is here, for staff.',
  reply: z.object({
    items: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), isHere: z.boolean() })),
    nextCursor: z.null(),
  }),
  success: 200,
  errors: ['session_expired', 'staff_only'],
});
