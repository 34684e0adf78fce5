import { type Article, type ArticlePage, articleOf } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { ByLine } from './ByLine.tsx';
import { Cover } from './Cover.tsx';
import css from './PostCard.module.css';

/** How wide the cover of each look stands, with the page's own limits. */
const SIZES = {
  lead: '(width < 56.25rem) 92vw, 56vw',
  row: '(width < 37.5rem) 92vw, 28vw',
  tile: '(width < 56.25rem) 92vw, 30vw',
} as const;

interface Props {
  readonly lng: LanguageCode;
  readonly page: ArticlePage;
  /** `lead`: the newest, large. `row`: a line of the list. `tile`: one of three side by side. */
  readonly look: keyof typeof SIZES;
  /** In view when the page opens. */
  readonly first?: boolean;
}

/** An article as a card: cover, category, title, what the reader can do afterwards, who wrote it. */
export function PostCard({ lng, page, look, first = false }: Props) {
  const article: Article = articleOf(page);
  const content = loadPage(lng, page);
  return (
    <article className={css[look]}>
      <Cover page={page} alt={content.image.alt} sizes={SIZES[look]} first={first} className={css.cover} />
      <div className={css.text}>
        <p className="caption gold">{messagesOf(lng, 'blog').categories[article.category]}</p>
        <h3 className={look === 'tile' ? 'h4' : `h3 ${css.title}`}>
          <a className={css.link} href={pathOf(page, lng)}>
            {content.title}
          </a>
        </h3>
        {look !== 'tile' && <p className={look === 'lead' ? 'lead muted' : 'muted'}>{content.card}</p>}
      </div>
      <ByLine lng={lng} article={article} content={content} />
    </article>
  );
}
