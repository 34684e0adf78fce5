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

/** Data stays when it could not be read anew; not when it is gone. */
const afterFailure = <Data>(last: Query<Data>, error: unknown): Query<Data> =>
  last.state === 'ready' && !isMissing(error) ? last : { state: 'failed', isMissing: isMissing(error) };

interface Held<Data> {
  /** What was asked for. */
  readonly key: string;
  readonly query: Query<Data>;
}

const LOADING = { state: 'loading' } as const;

/**
 * What a part of a page shows of the service's data: read once, and again with `reload`. While it is read anew, and where
 * that fails, the earlier data stays on the page with whatever is being typed beside it. What failed is read again when
 * the connection comes back.
 *
 * @param key what the reading depends on: with another one the data is read anew, and that of the one before is gone
 */
export function useQuery<Data>(
  read: (api: ApiClient) => Promise<Data>,
  key = '',
): readonly [Query<Data>, reload: () => void] {
  const [held, hold] = useState<Held<Data>>({ key, query: LOADING });
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const dispatch = useAppDispatch();
  const start = useEffectEvent(() => dispatch(withApi(read)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round of each key reads once
  useEffect(() => {
    let isGone = false;
    const settle = (next: (last: Query<Data>) => Query<Data>) =>
      hold((last) => ({ key, query: next(last.key === key ? last.query : LOADING) }));
    settle((last) => (last.state === 'failed' ? LOADING : last));
    setFailed(false);
    start().then(
      (data) => !isGone && settle(() => ({ state: 'ready', data })),
      (error) => {
        if (isGone) return;
        setFailed(true);
        settle((last) => afterFailure(last, error));
      },
    );
    return () => {
      isGone = true;
    };
  }, [round, key]);

  const reload = useCallback(() => setRound((last) => last + 1), []);

  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [hasFailed, reload]);

  return [held.key === key ? held.query : LOADING, reload];
}
