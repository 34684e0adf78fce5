import type { Desk } from '#lib/articles.ts';
import { AVATAR_FRAME, DESK_FILE } from '#lib/motif/files.ts';
import css from './DeskAvatar.module.css';

/** The Alpha line in the hand of a desk. Decorative: the desk's name stands beside it. */
export function DeskAvatar({ desk }: { readonly desk: Desk }) {
  const { w, h } = AVATAR_FRAME;
  return (
    <svg className={css.avatar} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <use href={`/motifs/${DESK_FILE}#${desk}`} />
    </svg>
  );
}
