// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { InvoiceSheet } from '#components/account/orders/InvoiceSheet.tsx';
import { toReturn } from '#components/account/orders/order-sums.ts';
import type { Order } from '#lib/contract/orders.ts';
import type { Profile } from '#lib/contract/profile.ts';
import { makeStore } from '#store/store.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;

const orderOf = (stage: Order['stage'], paid: number): Order =>
  ({
    stage,
    reference: 'A-7KQ2-M4XT',
    planId: 'web-economy',
    invoice: { number: '2026-0042', issuedAt: '2026-01-01T00:00:00Z' },
    amount: usd(50_000),
    paid: usd(paid),
    payments: [],
    repayments: [],
  }) as unknown as Order; // what the sheet reads of it

function show(order: Order) {
  const profile = { company: 'Noor Retail' } as unknown as Profile; // likewise
  const page = (
    <Provider store={makeStore({ lng: 'en' })}>
      <InvoiceSheet order={order} profile={profile} />
    </Provider>
  );
  return render(page).container.textContent ?? '';
}

afterEach(cleanup);

it('says on paper that its order was cancelled, and that the money goes back', () => {
  const paper = show(orderOf('cancelled', 50_000));
  expect(paper).toContain('stage_cancelled');
  expect(paper).toContain('refund');
  expect(screen.getByText('Noor Retail')).toBeDefined();
  cleanup();
  expect(show(orderOf('cancelled', 0))).not.toContain('refund');
});

it('says neither of an order that stands', () => {
  const paper = show(orderOf('paid', 50_000));
  expect(paper).not.toContain('stage_cancelled');
  expect(paper).not.toContain('refund');
});

it.each([
  ['paid', 50_000, null],
  ['paid', 80_000, 30_000],
  ['awaiting_payment', 0, null],
  ['cancelled', 50_000, 50_000],
  ['cancelled', 0, null],
] as const)('of a %s order with %i paid goes back: %s', (stage, paid, back) => {
  expect(toReturn(orderOf(stage, paid))?.amount ?? null).toBe(back);
});
