// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PayActions } from '#components/account/orders/PayActions.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { makeStore } from '#store/store.ts';

interface Asked {
  readonly path: string;
  readonly answer: (value: unknown) => void;
  readonly refuse: (error: ApiError) => void;
}
let asked: Asked[] = [];

/** A service that answers when the test does. */
const api = {
  call: ({ path }: { path: string }) => new Promise((answer, refuse) => asked.push({ path, answer, refuse })),
} as unknown as ApiClient; // the calls of this part alone

const press = () => userEvent.click(screen.getByRole('button', { name: 'pay' }));

/** The part as it stands once the gateways are known. */
async function show(changes: Partial<Order> = {}): Promise<void> {
  const sum = (amount: number) => ({ amount, currency: 'USD' });
  const order = {
    id: 'o1',
    stage: 'awaiting_payment',
    price: { from: 50_000, currency: 'USD' },
    amount: sum(50_000),
    paid: sum(0),
    isPaymentUnclear: false,
    ...changes,
  } as unknown as Order; // what this part reads of it
  render(
    <Provider store={makeStore({ lng: 'en', api })}>
      <PayActions order={order} />
    </Provider>,
  );
  await waitFor(() => expect(asked.at(-1)?.path).toBe('payments/gateways'));
  await act(async () => asked.at(-1)?.answer({ items: [{ id: 'sandbox', currencies: ['USD'] }] }));
}

beforeEach(() => {
  asked = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom goes to no other page
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the button works again for whom the browser has brought back', async () => {
  await show();
  await press();
  await act(async () => asked.at(-1)?.answer({ redirectUrl: '#gateway' }));
  const isBusy = () => screen.getByRole('button', { name: 'pay' }).getAttribute('aria-busy') === 'true';
  expect(isBusy()).toBe(true);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(isBusy()).toBe(false);
});

it('a refusal stands beside the button', async () => {
  await show();
  expect(screen.queryByText('payment_unclear')).toBeNull();
  await press();
  await act(async () => asked.at(-1)?.refuse(new ApiError('payment_unclear', { status: 409 })));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('payment_unclear');
  expect(alert.parentElement).toBe(screen.getByRole('button', { name: 'pay' }).parentElement);
});

it('a payment that is known to be unclear is told of once, before and after another try', async () => {
  await show({ isPaymentUnclear: true });
  expect(screen.getAllByText('payment_unclear')).toHaveLength(1);
  await press();
  await act(async () => asked.at(-1)?.refuse(new ApiError('payment_unclear', { status: 409 })));
  expect(screen.getAllByText('payment_unclear')).toHaveLength(1);
});
