import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';
import { line, paragraph } from './fields.ts';
import { Currency } from './money.ts';
import { Order, OrderChannel, OrderSummary } from './orders.ts';

const id = z.strictObject({ id: z.uuid() });

/** Groups of the list: whose turn it is, or over. */
const ORDER_GROUPS = ['all', 'customer', 'agency', 'finished'] as const;

export const OrderListQuery = z.strictObject({
  group: z.enum(ORDER_GROUPS).default('all'),
  /** Part of a reference or a plan's id. */
  search: line(40).optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type OrderListQuery = z.output<typeof OrderListQuery>;

export const listOrders = endpoint({
  method: 'GET',
  path: 'orders',
  signedIn: true,
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
  signedIn: true,
  summary: "Places an order at the catalogue's price.",
  body: OrderRequest,
  reply: Order,
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired', 'list_full'],
});

export const readOrder = endpoint({
  method: 'GET',
  path: 'orders/:id',
  signedIn: true,
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
  signedIn: true,
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

/** The same plan again, at the price of today. */
export const reorder = endpoint({
  method: 'POST',
  path: 'orders/:id/reorder',
  signedIn: true,
  summary: 'Places the same order again, at the price of today.',
  params: id,
  body: z.strictObject({}),
  reply: Order,
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired', 'not_found', 'list_full'],
});

const link = z.url({ protocol: /^https?$/, error: 'invalid' }).max(2000);

/**
 * A step of the agency. `confirm` agrees the amount, within the plan's price: it is needed where that is a range.
 * `ask_customer` and `deliver` may hand something over.
 */
export const stepOrderAtDesk = endpoint({
  method: 'POST',
  path: 'desk/orders/:id/steps',
  signedIn: true,
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
      deliverable: z.strictObject({ title: line(120), url: link }).optional(),
    }),
    z.strictObject({ step: z.literal('cancel'), note: paragraph(2000) }),
  ]),
  reply: Order,
  success: 200,
  errors: [...WRITE_ERRORS, 'session_expired', 'staff_only', 'not_found', 'order_step_refused'],
});

export const listOrdersAtDesk = endpoint({
  method: 'GET',
  path: 'desk/orders',
  signedIn: true,
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
  signedIn: true,
  summary: 'An order of anybody, for staff.',
  params: id,
  reply: Order,
  success: 200,
  errors: ['validation_failed', 'session_expired', 'staff_only', 'not_found'],
});
