import { useRef } from 'react';
import type { ApiClient } from '#lib/http/client.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** Milliseconds until it is said again (`lib/contract/ticket-calls.ts`). */
const AGAIN = 4000;

/** Tells the other side that somebody is writing; if that fails, nothing is lost. */
export function useTypingSignal(say: (api: ApiClient) => Promise<unknown>): () => void {
  const dispatch = useAppDispatch();
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < AGAIN) return;
    last.current = now;
    dispatch(withApi(say)).catch(() => undefined);
  };
}
