import { lazy, Suspense, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import type { AuthDialogProps } from './AuthDialog.tsx';
import { ChunkBoundary } from './ChunkBoundary.tsx';
import { ChunkFailed } from './ChunkFailed.tsx';

const AuthDialog = lazy(async () => {
  const { AuthDialog: Loaded } = await loadChunk(() => import('./AuthDialog.tsx'));
  return { default: Loaded };
});

/** A dialog that brings its library when it is first opened. */
export function LazyDialog(props: AuthDialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const message = useText('messages');
  const forms = useText('forms');
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!props.isOpen && !wasOpen) return null;
  return (
    <ChunkBoundary fallback={<ChunkFailed title={message('chunk_failed')} reload={forms('reload')} />}>
      <Suspense>
        <AuthDialog {...props} />
      </Suspense>
    </ChunkBoundary>
  );
}
