import { useEffect, useRef, useState } from 'react';
import type { Message } from '#lib/contract/tickets.ts';
import { useUnreadTitle } from './use-unread-title.ts';

/** Counts words of the other side that came while another tab was in front, in the tab's title. */
export function useUnreadWhileAway(messages: readonly Message[]): void {
  const [unread, setUnread] = useState(0);
  const seen = useRef(0);
  const last = messages.at(-1)?.seq ?? 0;

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') {
        seen.current = last;
        setUnread(0);
      } else {
        setUnread(
          messages.filter(({ seq, author, kind }) => seq > seen.current && author === 'staff' && kind === 'message')
            .length,
        );
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [messages, last]);
  useUnreadTitle(unread);
}
