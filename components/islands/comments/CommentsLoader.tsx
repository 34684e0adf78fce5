'use client';

import { lazy } from 'react';
import { STORAGE_KEYS } from '#lib/browser/storage-keys.ts';
import { Island } from '../loading/Island.tsx';
import { whenSeen } from '../loading/when-seen.ts';
import type { CommentSectionProps } from './CommentSection.tsx';

const ISLAND = 'comments-island';

const Section = lazy(
  whenSeen<CommentSectionProps>(ISLAND, async () => (await import('./CommentSection.tsx')).CommentSection),
);

/** Comments and their form, whose script and content come when they are seen. */
export function CommentsLoader({ reload, ...section }: CommentSectionProps & { readonly reload: string }) {
  const texts = { failed: section.texts.messages.chunk_failed, reload };
  return (
    <Island id={ISLAND} draft={STORAGE_KEYS.commentDraft} texts={texts}>
      <Section {...section} />
    </Island>
  );
}
