import * as z from 'zod';
import { PAYMENT_OUTCOMES } from '#lib/payments/outcome.ts';
import { Seo, text } from '../fields.ts';

/** What the page says of one outcome. */
const Outcome = z.strictObject({
  chip: text(28, 'The outcome in a word or two'),
  title: text(44, 'Heading: the outcome in a short sentence'),
  lead: text(200, 'What it means for the money'),
  note: text(240, 'What there is left to do'),
});

/** Content of the page after a payment gateway: `locales/<lng>/pages/payment-verify.json`. */
export const PaymentContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  outcomes: z.strictObject(
    Object.fromEntries(PAYMENT_OUTCOMES.map((name) => [name, Outcome])) as Record<
      (typeof PAYMENT_OUTCOMES)[number],
      typeof Outcome
    >, // one pair a name
  ),
  wait: z.strictObject({
    checked: text(60, 'How often was asked: {{done}} of {{all}}'),
    next: text(60, 'When is asked again: {{seconds}}'),
    over: text(120, 'It is asked no more without a press of the button'),
  }),
  actions: z.strictObject({
    order: text(32, 'Opens the orders'),
    check: text(32, 'Asks now; the payment is pending'),
    again: text(32, 'Asks once more; nothing was found'),
    ticket: text(32, 'Opens a ticket to support; the reference goes along'),
  }),
  labels: z.strictObject({
    order: text(32, 'Number of the order'),
    reference: text(40, 'Number under which the bank knows the payment'),
    paidAt: text(40, 'Before the day and time of the payment'),
  }),
  help: z.strictObject({
    title: text(80, 'Stands before the buttons that open a chat with support'),
    message: text(120, 'First line of the message to support; the reference follows'),
    trial: text(160, 'The payment was made at the trial gateway'),
    noScript: text(160, 'Without scripts the page cannot ask'),
  }),
});
export type PaymentContent = z.infer<typeof PaymentContent>;
