import { useEffect } from 'react';
import { useFormat } from '#components/providers/use-format.ts';

/** Says in the tab's title how many messages nobody has looked at. */
export function useUnreadTitle(unread: number): void {
  const { number } = useFormat();
  useEffect(() => {
    const bare = document.title.replace(/^\([^)]*\) /, '');
    document.title = unread > 0 ? `(${number(unread)}) ${bare}` : bare;
  }, [unread, number]);
}
