import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { followRun, isUnderWay, type Run } from './follow-run.ts';

export type OpenRun =
  | { readonly state: 'none' | 'loading' | 'failed' | 'gone' }
  | { readonly state: 'ready'; readonly run: Run; readonly isCut: boolean };

/** The run with an id, kept up to date while it is under way. `onEnd` is called when it ends before one's eyes. */
export function useRun(id: string | null, onEnd: (run: Run) => void): readonly [OpenRun, reload: () => void] {
  const [open, setOpen] = useState<OpenRun>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const dispatch = useAppDispatch();
  const ended = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads anew
  useEffect(() => {
    if (!id) return;
    const leave = new AbortController();
    const seen = { wasUnderWay: false };
    setOpen({ state: 'loading' });
    const onRun = (run: Run): void => {
      if (leave.signal.aborted) return;
      setOpen({ state: 'ready', run, isCut: false });
      if (seen.wasUnderWay && !isUnderWay(run)) ended(run);
      seen.wasUnderWay = isUnderWay(run);
    };
    const onCut = (isCut: boolean): void =>
      setOpen((last) => (last.state === 'ready' && !leave.signal.aborted ? { ...last, isCut } : last));
    dispatch(withApi((api) => followRun(api, id, leave.signal, { onRun, onCut }))).catch((error: unknown) => {
      if (leave.signal.aborted) return;
      const isGone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
      setOpen({ state: isGone ? 'gone' : 'failed' });
    });
    return () => leave.abort();
  }, [id, round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  return [id ? open : { state: 'none' }, reload];
}
