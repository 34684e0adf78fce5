import type { CommentPlace } from '#lib/forms/comment.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import css from './CommentSection.module.css';
import type { CommentTexts } from './comment-texts.ts';

export interface CommentSectionProps {
  readonly place: CommentPlace;
  readonly texts: CommentTexts;
  /** Language code of the page, for a captcha that draws itself. */
  readonly lng: string;
  /** Google's site key, or empty. */
  readonly siteKey: string;
}

/** What customers wrote, and the form to write beside it. */
export function CommentSection({ place, texts, lng, siteKey }: CommentSectionProps) {
  return (
    <div className={css.section}>
      <CommentList place={place} texts={texts} />
      <div className={css.form}>
        <CommentForm place={place} texts={texts} lng={lng} siteKey={siteKey} />
      </div>
    </div>
  );
}
