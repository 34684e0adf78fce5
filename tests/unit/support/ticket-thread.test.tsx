// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { useThread } from '#components/account/support/use-thread.ts';
import type { Message, Ticket } from '#lib/contract/tickets.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { makeStore } from '#store/store.ts';

/** Calls for earlier messages, which the test answers. */
let waiting: ((page: { items: Message[]; hasMore: boolean }) => void)[] = [];

const message = (thread: string, seq: number) => ({ id: `${thread}-${seq}`, seq, text: `${thread} ${seq}` }) as Message;
const ticket = (id: string) => ({ id, mergedInto: null, seen: { customer: 99, staff: 0 } }) as Ticket;

/** A service with long threads: the newest is the tenth. */
async function answer(
  { path }: { path: string },
  { params, query }: { params: { id: string }; query?: { before?: number } },
) {
  if (path === 'tickets/:id') return ticket(params.id);
  if (query?.before !== undefined) return new Promise((resolve) => waiting.push(resolve));
  return { items: [message(params.id, 10)], hasMore: true };
}

const store = makeStore({ lng: 'en', api: { call: answer } as unknown as ApiClient });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const open = async (id: string) => {
  const hook = renderHook((shown: string) => useThread(shown), { wrapper, initialProps: id });
  await waitFor(() => expect(hook.result.current.state).toBe('ready'));
  return hook;
};
const wordsOf = (thread: ReturnType<typeof useThread>) => thread.loaded?.messages.map(({ text }) => text);

afterEach(() => {
  cleanup();
  waiting = [];
});

it('shows a page of earlier messages once, however often it was asked for', async () => {
  const { result } = await open('a');
  const asked = [result.current.readEarlier(), result.current.readEarlier()];
  await waitFor(() => expect(waiting).toHaveLength(2));
  for (const resolve of waiting) resolve({ items: [message('a', 8), message('a', 9)], hasMore: false });
  await act(() => Promise.all(asked));
  expect(wordsOf(result.current)).toEqual(['a 8', 'a 9', 'a 10']);
  expect(result.current.loaded?.hasEarlier).toBe(false);
});

it('drops what arrives for a ticket that is no longer shown', async () => {
  const { result, rerender } = await open('a');
  const asked = result.current.readEarlier();
  await waitFor(() => expect(waiting).toHaveLength(1));
  rerender('b');
  await waitFor(() => expect(wordsOf(result.current)).toEqual(['b 10']));
  waiting[0]?.({ items: [message('a', 9)], hasMore: false });
  await act(() => asked);
  act(() => result.current.show({ ...ticket('a'), subject: 'Of the other' }));
  expect(wordsOf(result.current)).toEqual(['b 10']);
  expect(result.current.loaded?.ticket.id).toBe('b');
});

it('reads back to the beginning, page by page', async () => {
  const { result } = await open('a');
  const all = result.current.readAll();
  for (const [seq, hasMore] of [
    [9, true],
    [8, false],
  ] as const) {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.pop()?.({ items: [message('a', seq)], hasMore }));
  }
  await act(() => all);
  expect(wordsOf(result.current)).toEqual(['a 8', 'a 9', 'a 10']);
});
