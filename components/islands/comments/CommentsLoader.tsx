'use client';

import '../loading/form-styles.ts';
import '#components/ui/Skeleton.module.css';
import './CommentList.module.css';
import './CommentSection.module.css';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { Island, prerender } from '../loading/Island.tsx';
import type { CommentSectionProps } from './CommentSection.tsx';

const load = async () => (await import('./CommentSection.tsx')).CommentSection;
const Prerendered = prerender(load);

/** Comments and their form, whose script and content come when they are seen. */
export function CommentsLoader({ reload, ...section }: CommentSectionProps & { readonly reload: string }) {
  return (
    <Island
      id="comments-island"
      draft={STORAGE_KEYS.commentDraft}
      texts={{ failed: section.texts.messages.chunk_failed, reload }}
      prerendered={<Prerendered {...section} />}
      load={load}
      inner={section}
    />
  );
}
