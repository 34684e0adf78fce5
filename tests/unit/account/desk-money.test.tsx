// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderStepForm } from '#components/account/desk/orders/OrderStepForm.tsx';
import { UnclearPayments } from '#components/account/desk/orders/UnclearPayments.tsx';
import type { DeskOrder } from '#lib/contract/order-calls.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { makeStore } from '#store/store.ts';

interface Asked {
  readonly path: string;
  readonly params: object;
  readonly body: object;
  readonly answer: (value: unknown) => void;
  readonly refuse: (error: ApiError) => void;
}
let asked: Asked[] = [];
const api = {
  call: ({ path }: { path: string }, request: { params: object; body: object }) =>
    new Promise((answer, refuse) => asked.push({ path, ...request, answer, refuse })),
} as unknown as ApiClient; // the calls of these parts alone

const Page = ({ children }: { children: ReactNode }) => (
  <Provider store={makeStore({ lng: 'en', api })}>{children}</Provider>
);
const usd = (amount: number) => ({ amount, currency: 'USD' });
const order = {
  id: 'o1',
  stage: 'cancelled',
  price: { from: 150_000, currency: 'USD' },
  amount: usd(150_000),
  paid: usd(150_000),
  deskSteps: ['repay'],
  unclearPayments: [
    { id: 'p1', gateway: 'stripe', amount: usd(150_000), authority: 'cs_1', startedAt: '2026-01-01T00:00:00Z' },
  ],
} as unknown as DeskOrder; // what these parts read of it

const [onChange, onMoved] = [vi.fn(), vi.fn()];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('an unclear payment at the desk', () => {
  beforeEach(
    () => void render(<UnclearPayments order={order} onChange={onChange} onMoved={onMoved} />, { wrapper: Page }),
  );

  it('names what to look up, and is paid only with the number of the money', async () => {
    expect(screen.getByText(/stripe cs_1/)).toBeDefined();
    await press('settlePaid');
    expect(asked).toEqual([]);
    expect(screen.getByText('field_required')).toBeDefined();
    await userEvent.type(screen.getByLabelText('gatewayReference'), ' pi_7 ');
    await press('settlePaid');
    expect(asked).toMatchObject([
      { params: { id: 'o1', payment: 'p1' }, body: { outcome: 'paid', reference: 'pi_7' } },
    ]);
    await act(async () => asked[0]?.answer({ id: 'o1' }));
    expect(onChange).toHaveBeenCalledWith({ id: 'o1' });
    expect(onMoved).not.toHaveBeenCalled();
  });

  it('is not paid with one press; what a colleague has settled before is read anew', async () => {
    await press('settleUnpaid');
    expect(asked).toMatchObject([{ body: { outcome: 'unpaid' } }]);
    await act(async () => asked[0]?.refuse(new ApiError('order_step_refused', { status: 409 })));
    expect(screen.getByRole('alert').textContent).toContain('order_step_refused');
    expect(onMoved).toHaveBeenCalledOnce();
  });
});

it('a repayment is confirmed with all that is to be given back, and its number', async () => {
  render(<OrderStepForm order={order} onChange={onChange} onMoved={onMoved} />, { wrapper: Page });
  const confirm = () => userEvent.click(screen.getAllByRole('button', { name: 'step_repay' }).at(-1) ?? document.body);
  await confirm();
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByLabelText('bankReference'), 'SEPA 5');
  await confirm();
  expect(asked).toMatchObject([{ path: 'desk/orders/:id/repayments', body: { amount: 150_000, reference: 'SEPA 5' } }]);
});
