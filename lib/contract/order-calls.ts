import * as z from 'zod';
import { ATTACHMENT_LIMITS } from './attachments.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';
import { line, paragraph } from './fields.ts';
import { Currency, Money } from './money.ts';
import { Order, OrderChannel, OrderSummary } from './orders.ts';
import { Gateway } from './payments.ts';

const id = z.strictObject({ id: z.uuid() });

/** Groups of the list: whose turn it is, or over. */
const ORDER_GROUPS = ['all', 'customer', 'agency', 'finished'] as const;

export const OrderListQuery = z.strictObject({
  group: z.enum(ORDER_GROUPS).default('all'),
  /** Part of a reference or a plan's id. */
  search: line(40).optional(),
  /** Ids of plans whose orders match the search as well, with commas between: their names are the page's to know. */
  plans: line(400).optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type OrderListQuery = z.output<typeof OrderListQuery>;

export const listOrders = endpoint({
  method: 'GET',
  path: 'orders',
  access: 'customer',
  summary: 'Own orders, newest first, with how many there are in each group.',
  query: OrderListQuery,
  reply: z.object({
    items: z.array(OrderSummary),
    nextCursor: z.uuid().nullable(),
    counts: z.object({ all: z.int(), customer: z.int(), agency: z.int(), finished: z.int() }),
  }),
  success: 200,
  errors: ['validation_failed', 'session_expired'],
});

export const OrderRequest = z.strictObject({
  planId: line(40),
  currency: Currency,
  channel: OrderChannel,
  note: paragraph(2000).optional(),
});
export type OrderRequest = z.output<typeof OrderRequest>;

/**
 * Places an order at the catalogue's price. Through a chat app it is kept as `chat_opened` until somebody confirms it or
 * the customer sends it here: nobody knows whether the message was sent.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: 'orders',
  access: 'customer',
  summary: "Places an order at the catalogue's price.",
  body: OrderRequest,
  reply: Order,
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired', 'list_full'],
});

export const readOrder = endpoint({
  method: 'GET',
  path: 'orders/:id',
  access: 'customer',
  summary: 'An order with its history, deliverables and payments.',
  params: id,
  reply: Order,
  success: 200,
  errors: ['validation_failed', 'session_expired', 'not_found'],
});

/** A step of the customer; `cancel` and `ask_changes` need a note that says why or what. */
export const stepOrder = endpoint({
  method: 'POST',
  path: 'orders/:id/steps',
  access: 'customer',
  summary: 'Sends, approves, asks for changes, cancels.',
  params: id,
  body: z.discriminatedUnion('step', [
    z.strictObject({ step: z.enum(['send', 'approve']), note: paragraph(2000).optional() }),
    z.strictObject({ step: z.enum(['ask_changes', 'cancel']), note: paragraph(2000) }),
  ]),
  reply: Order,
  success: 200,
  errors: [...WRITE_ERRORS, 'session_expired', 'not_found', 'order_step_refused'],
});

/** Gives files that were sent up (`attachments`) to an order, for the work. */
export const addOrderFiles = endpoint({
  method: 'POST',
  path: 'orders/:id/files',
  access: 'customer',
  summary: 'Adds files to an own order.',
  params: id,
  body: z.strictObject({ attachments: z.array(z.uuid()).min(1).max(ATTACHMENT_LIMITS.perMessage) }),
  reply: Order,
  success: 200,
  errors: [...WRITE_ERRORS, 'session_expired', 'not_found'],
});

/** The same plan again, at the price of today. */
export const reorder = endpoint({
  method: 'POST',
  path: 'orders/:id/reorder',
  access: 'customer',
  summary: 'Places the same order again, at the price of today.',
  params: id,
  body: z.strictObject({}),
  reply: Order,
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired', 'not_found', 'list_full'],
});

/** A payment whose gateway does not tell what became of it, or told of other money: a person looks it up there. */
const UnclearPayment = z.object({
  id: z.uuid(),
  gateway: Gateway,
  amount: Money,
  /** What the gateway calls it. */
  authority: z.string(),
  startedAt: z.iso.datetime(),
});

/** An order as the desk sees it. */
export const DeskOrder = Order.extend({
  customer: z.object({ id: z.uuid(), name: z.string().nullable(), locale: z.string() }).nullable(),
  /** What the agency may do now; `confirm_payment` is `desk/orders/:id/payments`, `repay` is `desk/orders/:id/repayments`. */
  deskSteps: z.array(
    z.enum(['confirm', 'ask_payment', 'start', 'ask_customer', 'deliver', 'cancel', 'confirm_payment', 'repay']),
  ),
  /** Oldest first. */
  unclearPayments: z.array(UnclearPayment),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

const link = z.url({ protocol: /^https?$/, error: 'invalid' }).max(2000);

/** Something handed over: a link, or a file that was sent up (`attachments`). */
const Handed = z
  .strictObject({ title: line(120), url: link.optional(), attachment: z.uuid().optional() })
  .refine(({ url, attachment }) => (url === undefined) !== (attachment === undefined), {
    path: ['url'],
    error: 'required',
  });
export type Handed = z.output<typeof Handed>;

/**
 * A step of the agency. `confirm` agrees the amount, within the plan's price: it is needed where that is a range.
 * `ask_customer` and `deliver` may hand something over.
 */
export const stepOrderAtDesk = endpoint({
  method: 'POST',
  path: 'desk/orders/:id/steps',
  access: 'staff',
  summary: 'A step of the agency, for staff.',
  params: id,
  body: z.discriminatedUnion('step', [
    z.strictObject({
      step: z.literal('confirm'),
      amount: z.int().positive().optional(),
      dueAt: z.iso.datetime().optional(),
      note: paragraph(2000).optional(),
    }),
    z.strictObject({ step: z.enum(['ask_payment', 'start']), note: paragraph(2000).optional() }),
    z.strictObject({
      step: z.enum(['ask_customer', 'deliver']),
      note: paragraph(2000).optional(),
      deliverable: Handed.optional(),
    }),
    z.strictObject({ step: z.literal('cancel'), note: paragraph(2000) }),
  ]),
  reply: DeskOrder,
  success: 200,
  errors: [...WRITE_ERRORS, 'session_expired', 'staff_only', 'not_found', 'order_step_refused'],
});

/** Hands something over for information, at any time; what waits for the customer's word goes with a step. */
export const handOverAtDesk = endpoint({
  method: 'POST',
  path: 'desk/orders/:id/deliverables',
  access: 'staff',
  summary: 'Hands over a link or a file for information, for staff.',
  params: id,
  body: Handed,
  reply: DeskOrder,
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired', 'staff_only', 'not_found'],
});

/** Agrees another due date, or none. It stands still from now on while the next step is the customer's. */
export const changeOrderAtDesk = endpoint({
  method: 'PATCH',
  path: 'desk/orders/:id',
  access: 'staff',
  summary: 'Sets the due date of an order, for staff.',
  params: id,
  body: z.strictObject({ dueAt: z.iso.datetime().nullable() }),
  reply: DeskOrder,
  success: 200,
  errors: [...WRITE_ERRORS, 'session_expired', 'staff_only', 'not_found', 'order_step_refused'],
});

export const listOrdersAtDesk = endpoint({
  method: 'GET',
  path: 'desk/orders',
  access: 'staff',
  summary: 'Orders of all customers, newest first, for staff.',
  query: OrderListQuery,
  reply: z.object({
    items: z.array(OrderSummary.extend({ customer: z.string().nullable() })),
    nextCursor: z.uuid().nullable(),
  }),
  success: 200,
  errors: ['validation_failed', 'session_expired', 'staff_only'],
});

export const readOrderAtDesk = endpoint({
  method: 'GET',
  path: 'desk/orders/:id',
  access: 'staff',
  summary: 'An order of anybody, for staff.',
  params: id,
  reply: DeskOrder,
  success: 200,
  errors: ['validation_failed', 'session_expired', 'staff_only', 'not_found'],
});
