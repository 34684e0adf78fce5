import { useEffect, useRef } from 'react';
import { markSeen } from '#lib/contract/ticket-calls.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { Loaded } from './read-thread.ts';

/** Tells the service how far the thread was seen, while the page is looked at. */
export function useSeen(loaded: Loaded | undefined): void {
  const dispatch = useAppDispatch();
  const told = useRef<Record<string, number>>({});
  const id = loaded?.ticket.id;
  const seq = loaded?.messages.at(-1)?.seq ?? 0;
  const seen = loaded?.ticket.seen.customer ?? 0;

  useEffect(() => {
    if (!id) return undefined;
    const tell = () => {
      const known = Math.max(seen, told.current[id] ?? 0);
      if (document.visibilityState !== 'visible' || seq <= known) return;
      told.current[id] = seq;
      dispatch(withApi((api) => api.call(markSeen, { params: { id }, body: { seq }, isQuiet: true }))).catch(() => {
        told.current[id] = known; // said again with the next message
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, seq, seen, dispatch]);
}
