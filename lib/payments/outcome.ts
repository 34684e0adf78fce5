/** Everything the page after a payment gateway may have to say. */
export const PAYMENT_OUTCOMES = [
  /** The service is being asked. */
  'checking',
  'paid',
  /** Paid, and seen before: a page that is opened again. */
  'already',
  'cancelled',
  /** The bank has not decided. */
  'pending',
  'failed',
  /** Money may have moved, and a person looks: nobody should pay again before that. */
  'unclear',
  /** The service knows no such payment, or the address carries none. */
  'unknown',
  /** The service gave no answer: nothing is known about the payment. */
  'unreached',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** Outcomes after which asking again makes sense. */
export const isOpen = (outcome: PaymentOutcome): boolean => outcome === 'pending' || outcome === 'unreached';

/** Seconds before each further question: soon at first, then with more patience, about ten minutes in all. */
export const ASK_AGAIN_SECONDS: readonly number[] = [3, 5, 8, 13, 20, 30, 45, 60, 60, 90, 120, 150];
