import { Cover } from '#components/sections/blog/Cover.tsx';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { Section } from '#components/ui/Section.tsx';
import { type Article, publishedArticles } from '#lib/articles.ts';
import type { BlogContent } from '#lib/content/kinds/blog.ts';
import { loadPage } from '#lib/content/load.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { readingMinutes } from '#lib/reading-time.ts';
import css from './BlogTeaser.module.css';

/** The newest with its cover, and one beside it: each title costs the page a hundred bytes twice. */
const SHOWN = 2;

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: BlogContent['teaser'];
}

interface LineProps {
  readonly lng: LanguageCode;
  readonly article: Article;
  readonly large?: boolean;
}

function ArticleLine({ lng, article: { page, category }, large = false }: LineProps) {
  const { categories, minutes } = messagesOf(lng, 'blog');
  const content = loadPage(lng, page);
  return (
    <a className={large ? css.large : css.line} href={pathOf(page, lng)}>
      {large && <Cover page={page} alt="" sizes="(width < 56.25rem) 92vw, 54vw" />}
      <span className={css.meta}>
        <span className="gold">{categories[category]}</span>
        <span className="muted">{fill(minutes, { minutes: formatNumber(readingMinutes(content, lng), lng) })}</span>
      </span>
      <h3 className={large ? 'h3' : 'h4'}>{content.title}</h3>
    </a>
  );
}

/** What the blog holds, for readers of the home page. */
export function BlogTeaser({ lng, number, content: { rail, title, all } }: Props) {
  const [first, ...others] = publishedArticles().slice(0, SHOWN);
  if (!first) return null;
  return (
    <Section id="blog" number={number} rail={rail} title={title} lng={lng}>
      <div className={css.teaser}>
        <ArticleLine lng={lng} article={first} large />
        <div className={css.list}>
          {others.map((article) => (
            <ArticleLine key={article.page} lng={lng} article={article} />
          ))}
          <p className={css.all}>
            <ArrowLink href={pathOf('blog', lng)}>{all}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
