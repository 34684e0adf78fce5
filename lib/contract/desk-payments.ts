import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';
import { line } from './fields.ts';
import { DeskOrder } from './order-calls.ts';

const ERRORS = [...WRITE_ERRORS, 'session_expired', 'staff_only', 'not_found'] as const;

/** A sum (minor units), and what the bank or the gateway calls the movement of that money. */
const Movement = z.strictObject({ amount: z.int().positive(), reference: line(120) });

/**
 * Money that came by transfer, seen in the bank by somebody of the staff: what is due is paid with it. The reference is the
 * bank's; one movement of money is confirmed once.
 */
export const confirmPayment = endpoint({
  method: 'POST',
  path: 'desk/orders/:id/payments',
  access: 'staff',
  summary: 'Confirms by hand that what is due for an order has arrived, for staff.',
  params: z.strictObject({ id: z.uuid() }),
  body: Movement,
  reply: DeskOrder,
  success: 201,
  errors: [...ERRORS, 'nothing_to_pay'],
});

/**
 * What somebody of the staff found out at the gateway about an unclear payment. `paid` books its amount, with the gateway's
 * number of the money; `unpaid` says that nothing arrived or that it was given back there, and the order can be paid again.
 */
export const settlePayment = endpoint({
  method: 'POST',
  path: 'desk/orders/:id/payments/:payment/outcome',
  access: 'staff',
  summary: 'Says what became of an unclear payment, for staff.',
  params: z.strictObject({ id: z.uuid(), payment: z.uuid() }),
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('paid'), reference: line(120) }),
    z.strictObject({ outcome: z.literal('unpaid') }),
  ]),
  reply: DeskOrder,
  success: 200,
  errors: [...ERRORS, 'order_step_refused'],
});

/** Money that somebody of the staff gave back: all that was paid and is not due, once. */
export const confirmRepayment = endpoint({
  method: 'POST',
  path: 'desk/orders/:id/repayments',
  access: 'staff',
  summary: 'Writes down that what was paid too much for an order was given back, for staff.',
  params: z.strictObject({ id: z.uuid() }),
  body: Movement,
  reply: DeskOrder,
  success: 201,
  errors: [...ERRORS, 'order_step_refused'],
});
