import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiClient } from '#lib/http/client.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

type Read<Item> = (api: ApiClient, cursor: string | undefined) => Promise<ListPage<Item>>;

interface Kept<Item> {
  readonly key: string;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

export interface List<Item> extends Omit<Kept<Item>, 'key'> {
  readonly reload: () => void;
  readonly more: () => void;
}

async function readPages<Item>(read: (cursor?: string) => Promise<ListPage<Item>>, pages: number) {
  let page = await read();
  const items = [...page.items];
  for (let at = 1; at < pages && page.nextCursor; at += 1) {
    page = await read(page.nextCursor);
    items.push(...page.items);
  }
  return { items, hasMore: page.nextCursor !== null };
}

/**
 * A list of the desk, page by page. `key` says what is asked for: another one starts anew. What is shown stays on the
 * page while it is read again, and when that fails; it is read again when the connection comes back.
 */
export function useList<Item>(key: string, read: Read<Item>): List<Item> {
  const dispatch = useAppDispatch();
  const [kept, setKept] = useState<Kept<Item>>({ key, state: 'loading', items: [], hasMore: false });
  const [round, setRound] = useState(0);
  const pages = useRef({ key, count: 1 });
  const start = useEffectEvent(() => {
    if (pages.current.key !== key) pages.current = { key, count: 1 };
    return readPages((cursor) => dispatch(withApi((api) => read(api, cursor))), pages.current.count);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads once
  useEffect(() => {
    let isGone = false;
    start().then(
      (page) => !isGone && setKept({ key, state: 'ready', ...page }),
      () =>
        !isGone &&
        setKept((last) =>
          last.key === key && last.state === 'ready' ? last : { key, state: 'failed', items: [], hasMore: false },
        ),
    );
    return () => {
      isGone = true;
    };
  }, [key, round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  const more = useCallback(() => {
    pages.current.count += 1;
    reload();
  }, [reload]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);

  const isCurrent = kept.key === key;
  return {
    state: isCurrent ? kept.state : 'loading',
    items: isCurrent ? kept.items : [],
    hasMore: isCurrent && kept.hasMore,
    reload,
    more,
  };
}
