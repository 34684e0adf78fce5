import type { CommentPlace } from '#lib/forms/comment.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import css from './CommentSection.module.css';
import type { CommentTexts } from './comment-texts.ts';

export interface CommentSectionProps {
  readonly place: CommentPlace;
  readonly texts: CommentTexts;
}

/** What customers wrote, and the form to write beside it. */
export function CommentSection({ place, texts }: CommentSectionProps) {
  return (
    <div className={css.section}>
      <CommentList place={place} texts={texts} />
      <div className={css.form}>
        <CommentForm place={place} texts={texts} />
      </div>
    </div>
  );
}
