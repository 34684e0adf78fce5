import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from '#lib/http/client.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

export type Query<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly data: Data };

/**
 * What a part of a page shows of the service's data: read once, and again with `reload`. While it is read anew the
 * earlier data stays on the page.
 */
export function useQuery<Data>(read: (api: ApiClient) => Promise<Data>): readonly [Query<Data>, reload: () => void] {
  const [query, setQuery] = useState<Query<Data>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const dispatch = useAppDispatch();
  const start = useEffectEvent(() => dispatch(withApi(read)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads once
  useEffect(() => {
    let isGone = false;
    start().then(
      (data) => !isGone && setQuery({ state: 'ready', data }),
      () => !isGone && setQuery({ state: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  return [query, reload];
}
