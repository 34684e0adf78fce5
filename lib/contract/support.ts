import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { MessageBody } from './ticket-calls.ts';
import { Ticket, TicketContext } from './tickets.ts';

/**
 * Path of a stream of Server-Sent Events about everything the reader may see: own threads for a customer, all of them for
 * staff. It wants the access token, so a page reads it with `fetch`; it ends with the session, and after 15 minutes.
 *
 * An event says what changed, never what was said: the page reads `…/messages?after=<seq>` from the last message it has.
 * So it does at the beginning of a stream, and after `resync`; then nothing can be lost, doubled or out of order.
 */
export const SUPPORT_STREAM = 'support/stream';

/** Query of the stream of a desk that is in front and in use: the staff is here for as long as there is one. */
export const AtDesk = z.object({ at: z.literal('desk') });
export type AtDesk = z.infer<typeof AtDesk>;

const Side = z.enum(['customer', 'staff']);

/** `data:` of each `event:`, JSON. */
export const SUPPORT_EVENTS = {
  /** Something was written or changed; `seq` is the last of the thread. */
  thread: z.object({ id: z.uuid(), seq: z.int() }),
  /** Shown for six seconds. */
  typing: z.object({ id: z.uuid(), by: Side, name: z.string().nullable() }),
  seen: z.object({ id: z.uuid(), by: Side, seq: z.int() }),
  /** To customers: whether somebody of the staff is at the desk. To staff: which customer came or went. */
  presence: z.union([z.object({ isStaffHere: z.boolean() }), z.object({ customerId: z.uuid(), isHere: z.boolean() })]),
  /** Something may have been missed: read everything that is shown again. */
  resync: z.object({}),
} as const;
export type SupportEvents = { [Name in keyof typeof SUPPORT_EVENTS]: z.infer<(typeof SUPPORT_EVENTS)[Name]> };

export const readSupport = endpoint({
  method: 'GET',
  path: 'support',
  access: 'customer',
  summary: 'The live conversation that is going on, and whether somebody is here.',
  reply: z.object({
    conversation: Ticket.nullable(),
    isStaffHere: z.boolean(),
    /** Place in the line, from 1; `null` when nothing waits or somebody has taken it. */
    place: z.int().nullable(),
  }),
  success: 200,
  errors: ['session_expired'],
});

/** There is one at a time: a second tab writes into the same. */
export const startConversation = endpoint({
  method: 'POST',
  path: 'support',
  access: 'customer',
  summary: 'Begins a live conversation with its first message, or writes into the one that is going on.',
  body: MessageBody.extend({ context: TicketContext.optional() }),
  reply: Ticket,
  success: 201,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found', 'list_full'],
});
