import { useEffect, useState } from 'react';
import { readAnalysis } from '#lib/contract/analysis-calls.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { Query } from '../../use-query.ts';
import type { Compared } from './compare-findings.ts';

/** The report of another run; `undefined` while none is chosen. */
export function useReport(id: string): Query<Compared> | undefined {
  const [known, setKnown] = useState<{ readonly id: string; readonly query: Query<Compared> }>();
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!id) return;
    const leave = new AbortController();
    const { signal } = leave;
    const settle = (query: Query<Compared>): void => {
      if (!signal.aborted) setKnown({ id, query });
    };
    dispatch(withApi((api) => api.call(readAnalysis, { params: { id }, signal }))).then(
      ({ report, pageLimit }) =>
        settle(report ? { state: 'ready', data: { report, pageLimit } } : { state: 'failed', isMissing: false }),
      () => settle({ state: 'failed', isMissing: false }),
    );
    return () => leave.abort();
  }, [id, dispatch]);

  if (!id) return undefined;
  return known?.id === id ? known.query : { state: 'loading' };
}
