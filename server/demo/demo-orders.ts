import type { OrderRequest } from '#lib/contract/order-calls.ts';
import type { OrderStep } from '#lib/contract/orders.ts';

/** A step of a demo order, so many days after the order was placed. */
interface DemoStep {
  readonly day: number;
  readonly step: Exclude<OrderStep, 'place'>;
  readonly note?: string;
  readonly deliverable?: string;
  /** Minor units; for a plan whose price is a range. */
  readonly amount?: number;
}

interface DemoOrder extends OrderRequest {
  /** Days ago. */
  readonly placed: number;
  readonly steps: readonly DemoStep[];
}

/** Half a year of orders, oldest first: one of every stage a customer meets. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    placed: 176,
    planId: 'web-economy',
    currency: 'USD',
    channel: 'site',
    note: 'A small shop for tea, in two languages.',
    steps: [
      { day: 1, step: 'confirm' },
      { day: 1, step: 'ask_payment' },
      { day: 2, step: 'pay' },
      { day: 4, step: 'start' },
      { day: 18, step: 'ask_customer', deliverable: 'Design, version 1' },
      { day: 21, step: 'ask_changes', note: 'The filter should stay open on the phone.' },
      { day: 27, step: 'ask_customer', deliverable: 'Design, version 2' },
      { day: 28, step: 'approve' },
      { day: 46, step: 'deliver', deliverable: 'The finished site' },
      { day: 48, step: 'approve', note: 'Thank you.' },
    ],
  },
  {
    placed: 130,
    planId: 'sale-economy',
    currency: 'USD',
    channel: 'whatsapp',
    steps: [{ day: 6, step: 'cancel', note: 'The date moved.' }],
  },
  {
    placed: 118,
    planId: 'seo-economy',
    currency: 'IRT',
    channel: 'site',
    note: 'Sixty phrases, Persian first.',
    steps: [
      { day: 1, step: 'confirm' },
      { day: 1, step: 'ask_payment' },
      { day: 1, step: 'pay' },
      { day: 5, step: 'start' },
      { day: 35, step: 'deliver', deliverable: 'Report of the first month' },
      { day: 40, step: 'approve' },
    ],
  },
  {
    placed: 52,
    planId: 'complete-popular',
    currency: 'USD',
    channel: 'site',
    steps: [
      { day: 2, step: 'confirm', amount: 450_000 },
      { day: 2, step: 'ask_payment' },
      { day: 3, step: 'pay' },
      { day: 6, step: 'start' },
      { day: 49, step: 'ask_customer', deliverable: 'Prototype, version 3' },
    ],
  },
  {
    placed: 20,
    planId: 'seo-popular',
    currency: 'USD',
    channel: 'site',
    steps: [
      { day: 1, step: 'confirm', amount: 180_000 },
      { day: 4, step: 'start' },
    ],
  },
  {
    placed: 4,
    planId: 'web-popular',
    currency: 'IRT',
    channel: 'site',
    steps: [
      { day: 1, step: 'confirm' },
      { day: 1, step: 'ask_payment' },
    ],
  },
  { placed: 2, planId: 'complete-economy', currency: 'USD', channel: 'telegram', steps: [] },
  { placed: 1, planId: 'web-alphaProposal', currency: 'USD', channel: 'site', note: 'A quote, please.', steps: [] },
];
