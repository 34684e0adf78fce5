import { ChipLink } from '#components/ui/ChipLink.tsx';
import { type Article, CATEGORIES } from '#lib/articles.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { PostCard } from './PostCard.tsx';
import css from './PostList.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly articles: readonly Article[];
  /** Name of the unfiltered list. */
  readonly title: string;
}

/**
 * Every article, and a filter that is the page's own address: `#seo` names a heading, and the style sheet leaves the
 * cards of that category under it. Links, the back button and a shared address work, and no script is needed.
 */
export function PostList({ lng, articles, title }: Props) {
  const texts = messagesOf(lng, 'blog');
  const used = CATEGORIES.filter((category) => articles.some((article) => article.category === category));
  const count = (category: string) => articles.filter((article) => article.category === category).length;
  return (
    <div className={`wrap ${css.list}`}>
      <nav className={css.filter} aria-label={texts.filter}>
        <ul className={css.chips}>
          <li data-category="all">
            <ChipLink href="#all">{texts.all}</ChipLink>
          </li>
          {used.map((category) => (
            <li key={category} data-category={category}>
              <ChipLink href={`#${category}`}>
                {texts.categories[category]} <span className="num muted">{formatNumber(count(category), lng)}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className={css.all} id="all">
        <span className="vh">{title}</span>
      </h2>
      {used.map((category) => (
        <h2 className={`h2 ${css.heading}`} id={category} key={category} data-category={category}>
          {texts.categories[category]}
        </h2>
      ))}
      <ul className={css.posts}>
        {articles.map(({ page, category }, at) => (
          <li key={page} className={css.post} data-category={category}>
            <PostCard lng={lng} page={page} look={at === 0 ? 'lead' : 'row'} first={at === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
