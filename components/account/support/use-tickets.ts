import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { listTickets, type TicketListQuery } from '#lib/contract/ticket-calls.ts';
import type { TicketSummary } from '#lib/contract/tickets.ts';
import type { ApiClient } from '#lib/http/client.ts';
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

/** What the service gives by itself, and at most. */
const LEAST_A_PAGE = 20;
const MOST_A_PAGE = 50;

interface From {
  readonly cursor?: string;
  /** A list that is read anew is not shorter than it was: what somebody has opened of it stays. */
  readonly least?: number;
}

async function readPages(api: ApiClient, { search, ...rest }: Filters, { cursor, least = 0 }: From): Promise<Page> {
  const isQuiet = least > 0;
  const limit = isQuiet ? { limit: Math.min(MOST_A_PAGE, Math.max(least, LEAST_A_PAGE)) } : {};
  const query = { ...rest, ...(search && { search }), ...(cursor && { cursor }), ...limit };
  const page = await api.call(listTickets, { query, isQuiet });
  const left = least - page.items.length;
  if (left <= 0 || page.nextCursor === null) return page;
  const others = await readPages(api, { search, ...rest }, { cursor: page.nextCursor, least: left });
  return { ...others, items: [...page.items, ...others.items] };
}

/** The list of tickets, page by page; read anew when a filter changes and when something happens. */
export function useTickets(): TicketPages {
  const [filters, setFilters] = useState(NONE);
  const [state, setState] = useState<TicketPages['state']>('loading');
  const [page, setPage] = useState<Page>();
  const dispatch = useAppDispatch();
  const asked = useRef(0);

  /** Reads the first page, the one after a cursor, or from the first as many as are shown. */
  const read = useCallback(
    (from: From = {}) => {
      asked.current += 1;
      const turn = asked.current;
      dispatch(withApi((api) => readPages(api, filters, from))).then(
        (next) => {
          if (turn !== asked.current) return;
          setPage((known) => (from.cursor && known ? { ...next, items: [...known.items, ...next.items] } : next));
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
    more: () => page?.nextCursor && read({ cursor: page.nextCursor }),
    reload: () => read({ least: page?.items.length ?? 0 }),
  };
}
