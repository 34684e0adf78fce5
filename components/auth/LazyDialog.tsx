import { lazy, Suspense, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { loadChunk } from '#lib/http/load-chunk.ts';
import type { AuthDialogProps } from './AuthDialog.tsx';
import { ChunkBoundary } from './ChunkBoundary.tsx';

const AuthDialog = lazy(async () => {
  const { AuthDialog: Loaded } = await loadChunk(() => import('./AuthDialog.tsx'));
  return { default: Loaded };
});

/** A dialog that brings its library when it is first opened. */
export function LazyDialog(props: AuthDialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const message = useText('messages');
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!props.isOpen && !wasOpen) return null;
  return (
    <ChunkBoundary fallback={<Alert tone="error" role="alert" title={message('chunk_failed')} />}>
      <Suspense>
        <AuthDialog {...props} />
      </Suspense>
    </ChunkBoundary>
  );
}
