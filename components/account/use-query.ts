import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

export type Query<Data> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      /** There is no such thing, or it is somebody else's: trying again changes nothing. */
      readonly isMissing: boolean;
    }
  | { readonly state: 'ready'; readonly data: Data };

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/**
 * What a part of a page shows of the service's data: read once, and again with `reload`. While it is read anew the
 * earlier data stays on the page. What failed is read again when the connection comes back.
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
      (error) => !isGone && setQuery({ state: 'failed', isMissing: isMissing(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);

  const hasFailed = query.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [hasFailed, reload]);

  return [query, reload];
}
