import { useCallback, useRef, useState } from 'react';
import { loadChunk } from '#lib/http/load-chunk.ts';
import type { CaptchaForm, Token } from './altcha-token.ts';

export type AltchaState = 'idle' | 'checking' | 'done' | 'error';

/** Milliseconds before its end at which an answer is not used any more: it still has to travel. */
const MARGIN = 20_000;

const newToken = async (form: CaptchaForm): Promise<Token> => {
  const { fetchToken } = await loadChunk(() => import('./altcha-token.ts'));
  return fetchToken(form);
};

/** Works out an answer when asked and keeps it until it is used or expires. */
export function useAltcha(form: CaptchaForm) {
  const [state, setState] = useState<AltchaState>('idle');
  const pending = useRef<Promise<Token>>(undefined);

  const renew = useCallback((): void => {
    pending.current = undefined;
    setState('idle');
  }, []);

  const solve = useCallback((): Promise<Token> => {
    const solving = newToken(form);
    const settle = (outcome: AltchaState): void => {
      if (pending.current !== solving) return; // renewed meanwhile
      if (outcome === 'error') pending.current = undefined;
      setState(outcome);
    };
    pending.current = solving;
    setState('checking');
    solving.then(
      () => settle('done'),
      () => settle('error'),
    );
    return solving;
  }, [form]);

  const token = useCallback(async (): Promise<string> => {
    const known = await (pending.current ?? solve());
    const isFresh = known.expires - MARGIN > Date.now();
    return (isFresh ? known : await solve()).payload;
  }, [solve]);

  return { state, token, renew };
}
