import { useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from '#lib/http/load-chunk.ts';
import type { Answer } from '#lib/payments/ask-service.ts';
import { ASK_AGAIN_SECONDS, isOpen } from '#lib/payments/outcome.ts';
import { type PaymentReturn, readReturn } from '#lib/payments/return-address.ts';

export interface PaymentState extends Answer {
  /** The number in the address, by which support finds the payment. */
  readonly number?: string | undefined;
  /** Questions asked after the first. */
  readonly done: number;
  readonly isAsking: boolean;
  /** Seconds until the next question; nothing where none will come by itself. */
  readonly nextIn?: number | undefined;
}

const START: PaymentState = { outcome: 'checking', done: 0, isAsking: true };
const SECOND_MS = 1000;

async function answerTo(found: PaymentReturn | undefined, signal: AbortSignal): Promise<Answer> {
  if (!found) return { outcome: 'unknown' };
  const load = loadChunk(() => import('#lib/payments/ask-service.ts'));
  return load.then(({ askService }) => askService(found.params, signal)).catch(() => ({ outcome: 'unreached' }));
}

/** How long the page waits before it asks again by itself; the service may want longer. */
function pauseAfter({ outcome, result }: Answer, done: number): number | undefined {
  const planned = ASK_AGAIN_SECONDS[done];
  return planned !== undefined && isOpen(outcome) ? Math.max(planned, result?.retryAfter ?? 0) : undefined;
}

/**
 * Asks how the payment of this page's address went, and again while that is open: more and more seldom, at once when
 * the connection comes back, and whenever `ask` is called.
 */
export function usePayment(): PaymentState & { readonly ask: () => void } {
  const [state, setState] = useState(START);
  const asking = useRef<AbortController>(null);

  const ask = useCallback(async (done: number) => {
    asking.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    asking.current = controller;
    setState((before) => ({ ...before, isAsking: true, nextIn: undefined }));
    const found = readReturn(location.search);
    const answer = await answerTo(found, signal);
    if (signal.aborted) return;
    setState({ ...answer, number: found?.number, done, isAsking: false, nextIn: pauseAfter(answer, done) });
  }, []);

  useEffect(() => {
    void ask(0);
    return () => asking.current?.abort();
  }, [ask]);

  const { nextIn, done, outcome } = state;
  useEffect(() => {
    if (nextIn === undefined) return;
    const timer = setTimeout(() => {
      if (nextIn <= 1) void ask(done + 1);
      else setState((before) => ({ ...before, nextIn: nextIn - 1 }));
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [nextIn, done, ask]);

  useEffect(() => {
    if (!isOpen(outcome)) return;
    const onOnline = (): void => void ask(done);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [outcome, done, ask]);

  return { ...state, ask: () => void ask(done) };
}
