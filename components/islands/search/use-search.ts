import { useEffect, useState } from 'react';
import { startLoading } from '#lib/browser/loading.ts';
import type { Answer, SearchEngine } from '#lib/search/engine.ts';
import { loadEngine } from '#lib/search/load-engine.ts';

export interface Search {
  /** `idle` until something is typed: the index is not asked for before. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly answer: Answer | null;
  /** The answer to the corrected query, where one is suggested. */
  readonly suggested: Answer | null;
  /** Time the answer took, in milliseconds. */
  readonly took: number;
  readonly retry: () => void;
}

/** Loads the engine at the first query and keeps it. */
function useEngine(lng: string, isAsked: boolean) {
  const [engine, setEngine] = useState<SearchEngine>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    if (!isAsked || engine) return;
    const stop = startLoading();
    let isOver = false;
    loadEngine(lng)
      .then((loaded) => !isOver && setEngine(loaded))
      .catch(() => !isOver && setFailed(true))
      .finally(stop);
    return () => {
      isOver = true;
      stop();
    };
  }, [lng, isAsked, engine, attempt]);

  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { engine, hasFailed, retry };
}

/** Answers a query as it is typed. A connection that comes back is a reason to try again. */
export function useSearch(lng: string, query: string): Search {
  const [isAsked, setAsked] = useState(false);
  const { engine, hasFailed, retry } = useEngine(lng, isAsked);
  const isEmpty = query.trim() === '';
  if (!isEmpty && !isAsked) setAsked(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` only sets state
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  const nothing = { answer: null, suggested: null, took: 0, retry };
  if (isEmpty) return { ...nothing, status: 'idle' };
  if (!engine) return { ...nothing, status: hasFailed ? 'failed' : 'loading' };
  const since = performance.now();
  const answer = engine.answer(query);
  const took = performance.now() - since;
  const suggested = answer.suggestion === null ? null : engine.answer(answer.suggestion);
  return { status: 'ready', answer, suggested, took, retry };
}
