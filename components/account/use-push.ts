import { useEffect, useState } from 'react';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '#lib/notifications/browser-push.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useAction } from './use-action.ts';

/** Whether this browser shows notices of its own, with the switch. Nobody is asked unasked. */
export function usePush() {
  const [state, setState] = useState<PushState>();
  const { run, isBusy, error } = useAction();
  const dispatch = useAppDispatch();

  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<PushState> => {
      const found = await dispatch(withApi(readPushState)).catch(() => 'unsupported' as const);
      if (!isGone) setState(found);
      return found;
    };
    const start = async (): Promise<void> => {
      if ((await read()) !== 'unsupported') return;
      await navigator.serviceWorker?.ready; // a worker that comes late can do what was missing
      if (!isGone) await read();
    };
    void start();
    return () => {
      isGone = true;
    };
  }, [dispatch]);

  const change = () => run(async (api) => setState(state === 'on' ? await turnPushOff(api) : await turnPushOn(api)));
  return { state, isBusy, error, change };
}
