import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { listTickets, type TicketListQuery } from '#lib/contract/ticket-calls.ts';
import type { TicketSummary } from '#lib/contract/tickets.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { unreadTicketsSlice } from '#store/tickets/slice.ts';

type Filters = Pick<TicketListQuery, 'status' | 'search' | 'sort' | 'unread'>;
type Page = z.output<(typeof listTickets)['reply']>;

export interface TicketPages {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly TicketSummary[];
  readonly counts: Page['counts'] | undefined;
  readonly hasMore: boolean;
  readonly isFiltered: boolean;
  readonly filters: Filters;
  setFilters(filters: Filters): void;
  more(): void;
  reload(): void;
}

const NONE: Filters = { status: 'all', search: undefined, sort: 'activity', unread: 'false' };

/** The list of tickets, page by page; read anew when a filter changes and when something happens. */
export function useTickets(): TicketPages {
  const [filters, setFilters] = useState(NONE);
  const [state, setState] = useState<TicketPages['state']>('loading');
  const [page, setPage] = useState<Page>();
  const dispatch = useAppDispatch();
  const asked = useRef(0);

  const read = useCallback(
    (cursor?: string, isQuiet = false) => {
      asked.current += 1;
      const turn = asked.current;
      const { search, ...rest } = filters;
      const query = { ...rest, ...(search && { search }), ...(cursor && { cursor }) };
      dispatch(withApi((api) => api.call(listTickets, { query, isQuiet }))).then(
        (next) => {
          if (turn !== asked.current) return;
          setPage((known) => (cursor && known ? { ...next, items: [...known.items, ...next.items] } : next));
          setState('ready');
          dispatch(unreadTicketsSlice.actions.ticketsCounted(next.counts.unread));
        },
        () => turn === asked.current && setState('failed'),
      );
    },
    [dispatch, filters],
  );
  useEffect(() => read(), [read]);

  return {
    state,
    items: page?.items ?? [],
    counts: page?.counts,
    hasMore: typeof page?.nextCursor === 'string',
    isFiltered: filters.status !== 'all' || filters.unread === 'true' || filters.search !== undefined,
    filters,
    setFilters,
    more: () => page?.nextCursor && read(page.nextCursor),
    reload: () => read(undefined, state === 'ready'),
  };
}
