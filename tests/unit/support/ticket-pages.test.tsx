// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { useTickets } from '#components/account/support/use-tickets.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { makeStore } from '#store/store.ts';

const ALL = 75;
const counts = { all: ALL, active: ALL, closed: 0, unread: 0 };

/** A service with more tickets than two of its pages hold; the cursor is the last that was given. */
async function answer(_: object, { query }: { query: { cursor?: string; limit?: number } }) {
  const { cursor, limit = 20 } = query;
  if (limit > 50) throw new Error('more than a page holds');
  const from = cursor ? Number(cursor) + 1 : 0;
  const to = Math.min(ALL, from + limit);
  const items = Array.from({ length: to - from }, (_, at) => ({ id: String(from + at) }));
  return { items, counts, nextCursor: to < ALL ? String(to - 1) : null };
}

const store = makeStore({ lng: 'en', api: { call: answer } as unknown as ApiClient });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

afterEach(cleanup);

it('keeps what is shown when the list is read anew, and goes on from its end', async () => {
  const { result } = renderHook(() => useTickets(), { wrapper });
  const shown = () => result.current.items.map(({ id }) => Number(id));
  const first = (count: number) => Array.from({ length: count }, (_, at) => at);
  for (const length of [20, 40, 60]) {
    await waitFor(() => expect(shown()).toEqual(first(length)));
    if (length < 60) act(() => result.current.more());
  }
  await act(async () => result.current.reload());
  await waitFor(() => expect(shown().length).not.toBe(20));
  expect(shown().slice(0, 60)).toEqual(first(60));
  act(() => result.current.more());
  await waitFor(() => expect(shown()).toEqual(first(ALL)));
});
