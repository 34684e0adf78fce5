import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { listNotifications, readNotifications } from '#lib/contract/notifications.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { unreadSlice } from '#store/notifications/slice.ts';
import { type Listed, NOTHING_LISTED, withNewest, withOlder } from './listed.ts';

type Filter = 'all' | 'unread';

/** The list as far as it has been read. It is read anew when there is another one, and when the connection is back. */
export function useNotifications(filter: Filter) {
  const [list, setList] = useState<Listed>(NOTHING_LISTED);
  const [isMoreBusy, setMoreBusy] = useState(false);
  const unread = useAppSelector((state) => state.unread);
  const dispatch = useAppDispatch();

  const read = (cursor?: string) =>
    dispatch(
      withApi((api) =>
        api.call(listNotifications, {
          query: { unread: filter === 'unread' ? 'true' : 'false', ...(cursor && { cursor }) },
        }),
      ),
    );

  const readFirst = useEffectEvent(async (isGone: () => boolean) => {
    try {
      const { items, nextCursor, unread: counted } = await read();
      if (isGone()) return;
      setList((last) => withNewest(last, { items, nextCursor }));
      dispatch(unreadSlice.actions.counted(counted));
    } catch {
      if (!isGone()) setList((last) => ({ ...last, state: last.items.length > 0 ? 'ready' : 'failed' }));
    }
  });

  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another list
  useEffect(() => setList(NOTHING_LISTED), [filter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a reason to read
  useEffect(() => {
    let isGone = false;
    void readFirst(() => isGone);
    return () => {
      isGone = true;
    };
  }, [filter, unread, round]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);

  async function more(): Promise<void> {
    const { nextCursor: cursor } = list;
    if (!cursor || isMoreBusy) return;
    setMoreBusy(true);
    try {
      const page = await read(cursor);
      setList((last) => withOlder(last, cursor, page));
    } catch {
      // The button stays for another try.
    }
    setMoreBusy(false);
  }

  /** Marks some as read, or all. They look so at once; where the call fails, the next reading says how it is. */
  async function markRead(ids?: readonly string[]): Promise<void> {
    const readAt = new Date().toISOString();
    const isMeant = (id: string): boolean => ids?.includes(id) ?? true;
    setList((last) => ({
      ...last,
      items: last.items.map((item) => (isMeant(item.id) ? { ...item, readAt: item.readAt ?? readAt } : item)),
    }));
    try {
      const body = ids ? { ids: [...ids] } : {};
      const left = await dispatch(withApi((api) => api.call(readNotifications, { body })));
      dispatch(unreadSlice.actions.counted(left.unread));
    } catch {
      reload();
    }
  }

  return { ...list, isMoreBusy, reload, more, markRead };
}
