import type { Money } from '#lib/contract/money.ts';
import type { Order } from '#lib/contract/orders.ts';

/** What is still to be paid; nothing for an order that was cancelled, `null` before an amount is agreed. */
export function leftToPay({ amount, paid, stage }: Pick<Order, 'amount' | 'paid' | 'stage'>): Money | null {
  if (!amount) return null;
  const left = stage === 'cancelled' ? 0 : Math.max(0, amount.amount - paid.amount);
  return { amount: left, currency: amount.currency };
}

/** What was paid and is not due: it goes back. */
export function toReturn({ amount, paid, stage }: Pick<Order, 'amount' | 'paid' | 'stage'>): Money | null {
  const due = stage === 'cancelled' ? 0 : (amount?.amount ?? 0);
  return paid.amount > due ? { amount: paid.amount - due, currency: paid.currency } : null;
}
