import type { Part } from '#lib/search/excerpt.ts';
import css from './SearchResult.module.css';

/** Text with what was found underlaid. */
export function Marked({ parts }: { readonly parts: readonly Part[] }) {
  let at = 0;
  return parts.map(({ text, isHit }) => {
    at += text.length;
    return isHit ? (
      <mark key={at} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
