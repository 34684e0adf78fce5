import { useState } from 'react';
import type { Analysis } from '#lib/contract/analyses.ts';
import { listAnalyses } from '#lib/contract/analysis-calls.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useQuery } from '../use-query.ts';

/** Also enough to count the runs of a day. */
const PAGE = 50;

export interface Runs {
  readonly state: 'loading' | 'failed' | 'ready';
  /** Newest first. */
  readonly items: readonly Analysis[];
  /** Reads the next ones, where there are more. Resolves to whether that worked. */
  readonly more: (() => Promise<boolean>) | undefined;
  readonly reload: () => void;
}

/** A customer's history: the newest at once, older ones on demand. */
export function useRuns(): Runs {
  const [first, reload] = useQuery((api) => api.call(listAnalyses, { query: { limit: PAGE } }));
  const [older, setOlder] = useState<{ after: string; items: readonly Analysis[]; next: string | null }>();
  const dispatch = useAppDispatch();
  if (first.state !== 'ready') return { state: first.state, items: [], more: undefined, reload };

  const { items, nextCursor } = first.data;
  // Older ones were read after another beginning: a new run has moved everything by one.
  const known = older?.after === nextCursor ? older : undefined;
  const cursor = known ? known.next : nextCursor;
  const more = async (): Promise<boolean> => {
    try {
      const page = await dispatch(
        withApi((api) => api.call(listAnalyses, { query: { limit: PAGE, cursor: cursor ?? undefined } })),
      );
      setOlder({
        after: nextCursor ?? '',
        items: [...(known?.items ?? []), ...page.items],
        next: page.nextCursor,
      });
      return true;
    } catch {
      return false;
    }
  };
  return { state: first.state, items: [...items, ...(known?.items ?? [])], more: cursor ? more : undefined, reload };
}

/** The run that was the newest when the page was opened: one that comes later does not take a report's place. */
export function useNewest({ items }: Runs): string | null {
  const [first, setFirst] = useState<string>();
  const newest = items[0]?.id;
  if (!first && newest) setFirst(newest);
  return first ?? newest ?? null;
}
