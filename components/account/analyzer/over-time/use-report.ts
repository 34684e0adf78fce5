import { useEffect, useState } from 'react';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { readAnalysis } from '#lib/contract/analysis-calls.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { Query } from '../../use-query.ts';

/** The report of another run; `undefined` while none is chosen. */
export function useReport(id: string): Query<AnalysisReport> | undefined {
  const [known, setKnown] = useState<{ readonly id: string; readonly query: Query<AnalysisReport> }>();
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!id) return;
    const leave = new AbortController();
    const { signal } = leave;
    const settle = (query: Query<AnalysisReport>): void => {
      if (!signal.aborted) setKnown({ id, query });
    };
    dispatch(withApi((api) => api.call(readAnalysis, { params: { id }, signal }))).then(
      ({ report }) => settle(report ? { state: 'ready', data: report } : { state: 'failed', isMissing: false }),
      () => settle({ state: 'failed', isMissing: false }),
    );
    return () => leave.abort();
  }, [id, dispatch]);

  if (!id) return undefined;
  return known?.id === id ? known.query : { state: 'loading' };
}
