import { PostCard } from '#components/sections/blog/PostCard.tsx';
import type { ArticlePage } from '#lib/articles.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './RelatedArticles.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly pages: readonly ArticlePage[];
}

/** Three articles side by side. */
export function RelatedArticles({ lng, pages }: Props) {
  return (
    <ul className={css.posts}>
      {pages.map((page) => (
        <li key={page}>
          <PostCard lng={lng} page={page} look="tile" />
        </li>
      ))}
    </ul>
  );
}
