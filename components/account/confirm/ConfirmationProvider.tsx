import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { ConfirmationContext, type Confirmed } from './confirmation.ts';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Loaded } = await loadChunk(() => import('./ConfirmDialog.tsx'));
  return { default: Loaded };
});

/** Asks for the password, or a code, when a call needs to know who is at the keyboard. Leaving fails the call. */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(undefined);

  const ask = useCallback((): Promise<boolean> => {
    setAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const confirmed = useCallback<Confirmed>(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'confirmation_required' || !(await ask())) throw error;
        return work();
      }
    },
    [ask],
  );

  function close(isProven: boolean): void {
    setAsking(false);
    answer.current?.(isProven);
  }

  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {isAsking && (
        <Suspense>
          <ConfirmDialog onClose={close} />
        </Suspense>
      )}
    </ConfirmationContext>
  );
}
