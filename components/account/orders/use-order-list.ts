import { useCallback, useEffect, useReducer, useRef } from 'react';
import type * as z from 'zod';
import { listOrders, type OrderListQuery } from '#lib/contract/order-calls.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

type Page = z.output<(typeof listOrders)['reply']>;
type Asked = Pick<OrderListQuery, 'group' | 'search' | 'plans'>;

interface List {
  /** `stale`: other rows were asked for, those of before still stand on the page. */
  readonly state: 'loading' | 'stale' | 'ready' | 'failed';
  readonly items: Page['items'];
  readonly counts: Page['counts'] | undefined;
  readonly next: string | null;
  /** The next page is on its way, or did not come. */
  readonly more: 'idle' | 'loading' | 'failed';
}

type Change =
  | { readonly kind: 'asked' | 'failed' | 'moreAsked' | 'moreFailed' }
  | { readonly kind: 'came' | 'moreCame'; readonly page: Page };

const EMPTY: List = { state: 'loading', items: [], counts: undefined, next: null, more: 'idle' };

function change(list: List, step: Change): List {
  switch (step.kind) {
    case 'asked':
      return { ...list, state: list.counts ? 'stale' : 'loading', more: 'idle' };
    case 'failed':
      return { ...list, state: 'failed' };
    case 'moreAsked':
      return { ...list, more: 'loading' };
    case 'moreFailed':
      return { ...list, more: 'failed' };
    case 'came':
      return { state: 'ready', ...rowsOf(step.page), more: 'idle' };
    case 'moreCame':
      return { ...list, ...rowsOf(step.page, list.items), more: 'idle' };
  }
}

const rowsOf = ({ items, counts, nextCursor }: Page, before: Page['items'] = []) => ({
  items: [...before, ...items],
  counts,
  next: nextCursor,
});

/** Rows of one page: a few screens on a phone. */
const PAGE = 25;

/** Orders of a group that match a search, page by page. Read again when the connection comes back after a failure. */
export function useOrderList({ group, search, plans }: Asked) {
  const [list, tell] = useReducer(change, EMPTY);
  const dispatch = useAppDispatch();
  /** The rows that are asked for now: with others, their pages do not count any more. */
  const asking = useRef(new AbortController());

  const read = useCallback(
    (cursor: string | null, signal: AbortSignal) => {
      const filter = { ...(search && { search }), ...(search && plans && { plans }) };
      const query = { group, limit: PAGE, ...filter, ...(cursor && { cursor }) };
      return dispatch(withApi((api) => api.call(listOrders, { query, signal })));
    },
    [dispatch, group, search, plans],
  );

  const reload = useCallback(() => {
    asking.current.abort();
    const leaving = new AbortController();
    asking.current = leaving;
    tell({ kind: 'asked' });
    read(null, leaving.signal).then(
      (page) => !leaving.signal.aborted && tell({ kind: 'came', page }),
      () => !leaving.signal.aborted && tell({ kind: 'failed' }),
    );
    return () => leaving.abort();
  }, [read]);

  useEffect(() => reload(), [reload]);

  const hasFailed = list.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [hasFailed, reload]);

  const loadMore = async (): Promise<void> => {
    const { signal } = asking.current;
    tell({ kind: 'moreAsked' });
    await read(list.next, signal).then(
      (page) => !signal.aborted && tell({ kind: 'moreCame', page }),
      () => !signal.aborted && tell({ kind: 'moreFailed' }),
    );
  };

  return { ...list, reload: () => void reload(), loadMore };
}
