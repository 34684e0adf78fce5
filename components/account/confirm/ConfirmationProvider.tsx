import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { ChunkBoundary } from '../../auth/ChunkBoundary.tsx';
import { ChunkFailed } from '../../auth/ChunkFailed.tsx';
import { ConfirmationContext, type Confirmed } from './confirmation.ts';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Loaded } = await loadChunk(() => import('./ConfirmDialog.tsx'));
  return { default: Loaded };
});

/** Asks for the password, or a code, when a call needs to know who is at the keyboard. Leaving fails the call. */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const messages = useText('messages');
  const forms = useText('forms');
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
        <ChunkBoundary fallback={<ChunkFailed title={messages('chunk_failed')} reload={forms('reload')} />}>
          <Suspense>
            <ConfirmDialog onClose={close} />
          </Suspense>
        </ChunkBoundary>
      )}
    </ConfirmationContext>
  );
}
