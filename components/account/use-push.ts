import { useEffect, useState } from 'react';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '#lib/notifications/browser-push.ts';
import { useAction } from './use-action.ts';

/** Whether this browser shows notices of its own, with the switch. Nobody is asked unasked. */
export function usePush() {
  const [state, setState] = useState<PushState>();
  const { run, isBusy, error } = useAction();

  useEffect(() => void readPushState().then(setState, () => setState('unsupported')), []);

  const change = () => run(async (api) => setState(state === 'on' ? await turnPushOff(api) : await turnPushOn(api)));
  return { state, isBusy, error, change };
}
