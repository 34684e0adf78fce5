'use client';

import { useEffect } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { unreadTicketsSlice } from '#store/tickets/slice.ts';
import { Badge } from './account-frame.ts';

/**
 * How many tickets have an unread answer, beside their entry of the navigation. Every answer is a notification too, so
 * it is counted anew whenever the count of those moves; a page that lists tickets tells what it knows itself.
 */
export function TicketBadge() {
  const notifications = useAppSelector((state) => state.unread);
  const unread = useAppSelector((state) => state.unreadTickets) ?? 0;
  const dispatch = useAppDispatch();
  const { number } = useFormat();
  useEffect(() => {
    if (notifications === null) return; // nobody is signed in yet
    const count = withApi(async (api) => {
      const { listTickets } = await loadChunk(() => import('#lib/contract/ticket-calls.ts'));
      return api.call(listTickets, { query: { unread: 'true', limit: 1 }, isQuiet: true });
    });
    dispatch(count).then(
      ({ counts }) => dispatch(unreadTicketsSlice.actions.ticketsCounted(counts.unread)),
      () => undefined, // the next notification asks again
    );
  }, [notifications, dispatch]);
  return unread > 0 && <Badge className="num">{number(unread)}</Badge>;
}
