import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { listNotifications, type Notification, readNotifications } from '#lib/contract/notifications.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { unreadSlice } from '#store/notifications/slice.ts';

type Filter = 'all' | 'unread';

interface Listed {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly Notification[];
  readonly nextCursor: string | null;
}

const EMPTY: Listed = { state: 'loading', items: [], nextCursor: null };

/** The list as far as it has been read. It is read anew when there is another one, and when the connection is back. */
export function useNotifications(filter: Filter) {
  const [list, setList] = useState<Listed>(EMPTY);
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
      setList({ state: 'ready', items, nextCursor });
      dispatch(unreadSlice.actions.counted(counted));
    } catch {
      if (!isGone()) setList((last) => ({ ...last, state: last.items.length > 0 ? 'ready' : 'failed' }));
    }
  });

  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((last) => last + 1), []);
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
    if (!list.nextCursor || isMoreBusy) return;
    setMoreBusy(true);
    try {
      const { items, nextCursor } = await read(list.nextCursor);
      setList((last) => ({ state: 'ready', items: [...last.items, ...items], nextCursor }));
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
