import { useRef, useState } from 'react';
import type { ApiClient } from '#lib/http/client.ts';
import { type CallPurpose, type FailureMessage, failureMessage } from '#lib/http/error-message.ts';
import { reportUnexpected } from '#lib/http/report-unexpected.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useConfirmation } from './confirm/confirmation.ts';

interface Action {
  /** Does it, one at a time. Resolves to whether it succeeded. */
  readonly run: (work: (api: ApiClient) => Promise<unknown>) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Why it failed the last time. */
  readonly error: FailureMessage | undefined;
}

/**
 * Something a person does: a call that writes. When the service wants to know once more who is at the keyboard, the
 * page asks, and the call is made again.
 */
export function useAction(purpose: CallPurpose = 'other'): Action {
  const [state, setState] = useState<{ isBusy: boolean; error?: FailureMessage }>({ isBusy: false });
  const isRunning = useRef(false);
  const dispatch = useAppDispatch();
  const confirmed = useConfirmation();

  async function run(work: (api: ApiClient) => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ isBusy: true });
    try {
      await confirmed(() => dispatch(withApi(work)));
      setState({ isBusy: false });
      return true;
    } catch (error) {
      reportUnexpected(error);
      setState({ isBusy: false, error: failureMessage(error, purpose) });
      return false;
    } finally {
      isRunning.current = false;
    }
  }
  return { run, ...state, error: state.error };
}
