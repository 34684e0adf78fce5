// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedbackForm } from '#components/account/feedback/FeedbackForm.tsx';
import { AnswerActions } from '#components/account/orders/AnswerActions.tsx';
import { OrderAsk } from '#components/account/orders/OrderAsk.tsx';
import { OrderBody } from '#components/account/orders/OrderBody.tsx';
import { OrderDetails } from '#components/account/orders/OrderDetails.tsx';
import { PlaceOrder } from '#components/account/orders/PlaceOrder.tsx';
import { type OrderState, useOrder } from '#components/account/orders/use-order.ts';
import { useOrderList } from '#components/account/orders/use-order-list.ts';
import type { Order } from '#lib/contract/orders.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { unreadSlice } from '#store/notifications/slice.ts';
import { makeStore } from '#store/store.ts';

vi.mock('#components/account/orders/OrderPage.tsx', () => ({ OrderPage: ({ id }: { id: string }) => `page of ${id}` }));

const user = userEvent.setup();

interface Call {
  readonly path: string;
  readonly idempotencyKey?: string;
  readonly query?: { readonly group?: string; readonly cursor?: string };
  readonly answer: (value: unknown) => void;
  readonly refuse: () => void;
}
let calls: Call[] = [];
let store: ReturnType<typeof makeStore>;

/** A service that answers when the test does. */
const api = {
  call: ({ path }: { path: string }, request: object) =>
    new Promise((answer, reject) =>
      calls.push({ path, ...request, answer, refuse: () => reject(new ApiError('network', { status: 0 })) }),
    ),
} as unknown as ApiClient; // the calls of these parts alone

const Page = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const callTo = (path: string) => waitFor(() => calls.find((call) => call.path === path) ?? expect.fail(path));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

const event = (step: string, stage: string, more: object = {}) => ({
  id: step,
  at: '2026-01-01T00:00:00Z',
  actor: 'agency',
  name: null,
  note: null,
  dueAt: null,
  step,
  stage,
  ...more,
});
const orderOf = (changes: object = {}): Order =>
  ({
    id: 'o1',
    reference: 'A-7KQ2-M4XT',
    planId: 'web-economy',
    createdAt: '2026-01-01T00:00:00Z',
    channel: 'site',
    stage: 'delivered',
    price: { from: 50_000, currency: 'USD' },
    amount: { amount: 50_000, currency: 'USD' },
    paid: { amount: 0, currency: 'USD' },
    dueAt: null,
    pausedAt: null,
    note: null,
    cancelReason: null,
    steps: ['cancel'],
    history: [],
    deliverables: [],
    files: [],
    payments: [],
    repayments: [],
    isPaymentUnclear: false,
    invoice: null,
    ...changes,
  }) as unknown as Order; // what these parts read of it

/** An order page at which every step is refused. */
const refusing = {
  take: vi.fn(async () => false),
  isBusy: false,
  error: { error: true, message: 'server_error' },
} as unknown as OrderState; // likewise

beforeEach(() => {
  calls = [];
  store = makeStore({ lng: 'en', api });
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom goes to no other page
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('words', () => {
  it('of a refused approval and a refused cancellation stay, and the dialog says why', async () => {
    const page = render(<AnswerActions order={orderOf()} state={refusing} />, { wrapper: Page });
    await press('accept');
    await user.type(screen.getByLabelText('note'), 'Well done');
    await user.click(screen.getAllByRole('button', { name: 'accept' }).at(-1) ?? document.body);
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('server_error'));
    expect(screen.getByDisplayValue('Well done')).toBeDefined();
    page.unmount();
    render(<OrderDetails order={orderOf()} state={refusing} />, { wrapper: Page });
    await press('cancelOrder');
    await user.type(screen.getByLabelText('cancelReason'), 'No time');
    await user.click(screen.getAllByRole('button', { name: 'cancelOrder' }).at(-1) ?? document.body);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByDisplayValue('No time')).toBeDefined();
  });

  it('of changes that did not arrive are there again after a reload, for the same order', async () => {
    const first = render(<AnswerActions order={orderOf()} state={refusing} />, { wrapper: Page });
    await press('askChanges');
    await user.type(screen.getByLabelText('changesLabel'), 'A larger title');
    await press('sendChanges');
    first.unmount();
    const other = render(<AnswerActions order={orderOf({ id: 'o2' })} state={refusing} />, { wrapper: Page });
    expect(screen.queryByDisplayValue('A larger title')).toBeNull();
    other.unmount();
    render(<AnswerActions order={orderOf()} state={refusing} />, { wrapper: Page });
    expect(screen.getByDisplayValue('A larger title')).toBeDefined();
  });

  it('of the agency stand in the panel beside a date that was moved and money that was asked for', () => {
    const history = [
      event('ask_customer', 'waiting_for_customer', { note: 'Which of the two?' }),
      event('due', 'waiting_for_customer'),
      event('ask_payment', 'waiting_for_customer', { note: 'The first half' }),
    ];
    render(<OrderAsk order={orderOf({ stage: 'waiting_for_customer', history })} state={refusing} />, {
      wrapper: Page,
    });
    expect(screen.getByText('Which of the two?')).toBeDefined();
  });
});

describe('a second press', () => {
  it('after a lost answer orders again once, and only after a question', async () => {
    render(<OrderDetails order={orderOf()} state={refusing} />, { wrapper: Page });
    await press('reorder');
    expect(calls).toEqual([]);
    await press('place');
    await act(async () => calls[0]?.refuse());
    await press('place');
    expect(calls).toHaveLength(2);
    expect(calls[0]?.idempotencyKey).toMatch(/^[\w-]{8,}$/);
    expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
  });

  it('after a lost answer gives feedback once, changed words are another', async () => {
    render(<FeedbackForm />, { wrapper: Page });
    await user.click(screen.getByRole('radio', { name: '4' }));
    for (const words of ['Good', '', '!']) {
      if (words) await user.type(screen.getByLabelText('message'), words);
      await press('send');
      await act(async () => calls.at(-1)?.refuse());
    }
    const [first, second, third] = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });
});

describe('an order through a chat', () => {
  const open = async (referrer: string) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    render(<PlaceOrder id="web-economy" via="whatsapp" />, { wrapper: Page });
    await new Promise((resolve) => setTimeout(resolve));
  };

  it.each(['', 'https://elsewhere.example/'])('is not placed by an address from "%s", but by a press', async (from) => {
    await open(from);
    expect(calls).toEqual([]);
    await press('place');
    expect(calls).toHaveLength(1);
  });

  it('is placed from a page of this site, and stands there for whom the chat did not open', async () => {
    await open(`${location.origin}/en/service-tariffs`);
    const { answer } = await callTo('orders');
    await act(async () => answer({ id: 'o7', reference: 'A-7KQ2-M4XT' }));
    expect(screen.getByText('page of o7')).toBeDefined();
  });
});

it('a page of the list that comes late is not put below the rows of another filter', async () => {
  const pageOf = (id: string, nextCursor: string | null) => ({ items: [{ id }], nextCursor, counts: { all: 9 } });
  const asked = (group: 'all' | 'agency') => ({ group, search: undefined, plans: undefined });
  const { result, rerender } = renderHook((group: 'all' | 'agency') => useOrderList(asked(group)), {
    wrapper: Page,
    initialProps: 'all',
  });
  await act(async () => calls[0]?.answer(pageOf('first', 'c1')));
  act(() => void result.current.loadMore());
  rerender('agency');
  expect(calls.map(({ query }) => [query?.group, query?.cursor])).toEqual([
    ['all', undefined],
    ['all', 'c1'],
    ['agency', undefined],
  ]);
  await act(async () => calls[2]?.answer(pageOf('agency', null)));
  await act(async () => calls[1]?.answer(pageOf('late', null)));
  expect(result.current.items.map(({ id }) => id)).toEqual(['agency']);
});

it('an open order is read anew with a notification; a step that was taken meanwhile is newer', async () => {
  store.dispatch(unreadSlice.actions.counted(1));
  const { result } = renderHook(() => useOrder('o1'), { wrapper: Page });
  await act(async () => calls[0]?.answer(orderOf({ stage: 'requested' })));
  act(() => void store.dispatch(unreadSlice.actions.counted(2)));
  await act(async () => calls[1]?.answer(orderOf({ stage: 'delivered' })));
  expect(result.current.order?.stage).toBe('delivered');
  act(() => void store.dispatch(unreadSlice.actions.counted(3)));
  act(() => void result.current.take({ step: 'approve' }));
  await act(async () => calls[3]?.answer(orderOf({ stage: 'accepted' })));
  await act(async () => calls[2]?.answer(orderOf({ stage: 'delivered' })));
  expect(result.current.order?.stage).toBe('accepted');
});

it('leaves the keyboard at the order when a step takes away what it stood on', async () => {
  const asked = render(<OrderBody order={orderOf()} state={refusing} />, { wrapper: Page });
  await press('askChanges');
  expect(document.activeElement).toBe(screen.getByLabelText('changesLabel'));
  asked.rerender(<OrderBody order={orderOf({ stage: 'in_progress' })} state={refusing} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});
