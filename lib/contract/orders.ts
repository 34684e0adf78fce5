import * as z from 'zod';
import { Attachment } from './attachments.ts';
import { Money, PriceRange } from './money.ts';
import { Gateway } from './payments.ts';

/** Where an order stands. The last two are ends. */
export const ORDER_STAGES = [
  'requested',
  'chat_opened',
  'confirmed',
  'awaiting_payment',
  'paid',
  'in_progress',
  'waiting_for_customer',
  'delivered',
  'accepted',
  'cancelled',
] as const;
export const OrderStage = z.enum(ORDER_STAGES);
export type OrderStage = z.infer<typeof OrderStage>;

/**
 * What moves an order. Of the customer: `send` (a chat that was opened becomes a request), `approve`, `ask_changes`,
 * `cancel`. Of the agency: `confirm`, `ask_payment`, `start`, `ask_customer`, `deliver`, `cancel`. `pay` is the service's.
 */
export const ORDER_STEPS = [
  'place',
  'send',
  'confirm',
  'ask_payment',
  'pay',
  'start',
  'ask_customer',
  'approve',
  'ask_changes',
  'deliver',
  'cancel',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** What the history of an order tells of: its steps, and what is none: another due date, money that was given back. */
export const ORDER_EVENTS = [...ORDER_STEPS, 'due', 'repay'] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

/** Who did something, or has to do the next thing; the service acts for a payment that arrived. */
export const OrderActor = z.enum(['customer', 'agency', 'service']);
export type OrderActor = z.infer<typeof OrderActor>;

/** How an order came about; one through a chat app is only ever known as opened, never as sent. */
export const OrderChannel = z.enum(['site', 'whatsapp', 'telegram']);

export const OrderSummary = z.object({
  id: z.uuid(),
  /** What people call it, read aloud or in a chat: `A-7KQ2-M4XT`. */
  reference: z.string(),
  planId: z.string(),
  channel: OrderChannel,
  stage: OrderStage,
  /** `null` when nobody has to do anything any more. */
  next: OrderActor.exclude(['service']).nullable(),
  /** The catalogue's price when it was placed. */
  price: PriceRange,
  /** What was agreed; `null` until then for a plan whose price is a range. */
  amount: Money.nullable(),
  paid: Money,
  /** Moves on by the time the agency waited for the customer. ISO 8601, UTC. */
  dueAt: z.iso.datetime().nullable(),
  /** The due date stands still since then: the next step is the customer's. */
  pausedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

const OrderEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  step: z.enum(ORDER_EVENTS),
  stage: OrderStage,
  actor: OrderActor,
  /** Name of the person at that time; `null` for one without a name, and for the service. */
  name: z.string().nullable(),
  /** What the person wrote: a reason, the changes asked for. */
  note: z.string().nullable(),
  /** The due date that was agreed with it. `due` without one took the date away. */
  dueAt: z.iso.datetime().nullable(),
});

/** Something handed over: a design, a text, a report, as a link or a file. */
const Deliverable = z.object({
  id: z.uuid(),
  title: z.string(),
  /** `null` for a file. */
  url: z.string().nullable(),
  file: Attachment.nullable(),
  addedAt: z.iso.datetime(),
  /** `asked`: waits for the customer's word. `shown`: for information. */
  state: z.enum(['shown', 'asked', 'approved', 'changes']),
});

const OrderPayment = z.object({
  id: z.uuid(),
  /** `transfer`: the staff saw the money in the bank. */
  gateway: z.enum([...Gateway.options, 'transfer']),
  amount: Money,
  reference: z.string(),
  paidAt: z.iso.datetime(),
  isTest: z.boolean(),
});

/** Money that was paid, was not due, and was given back by hand. */
const OrderRepayment = z.object({ id: z.uuid(), amount: Money, reference: z.string(), repaidAt: z.iso.datetime() });

export const Order = OrderSummary.extend({
  note: z.string().nullable(),
  /** From the moment on at which payment is asked for, or arrives; its amount is the order's. */
  invoice: z.object({ number: z.string(), issuedAt: z.iso.datetime() }).nullable(),
  /** Why it was cancelled. */
  cancelReason: z.string().nullable(),
  /** What the customer may do now. */
  steps: z.array(z.enum(['send', 'approve', 'ask_changes', 'cancel', 'pay'])),
  /** Oldest first. */
  history: z.array(OrderEvent),
  deliverables: z.array(Deliverable),
  /** What the customer gave for the work, oldest first. */
  files: z.array(Attachment.extend({ addedAt: z.iso.datetime() })),
  payments: z.array(OrderPayment),
  repayments: z.array(OrderRepayment),
  /** Money for it may have moved, and a person looks: until then paying again is refused. */
  isPaymentUnclear: z.boolean(),
});
export type Order = z.infer<typeof Order>;
