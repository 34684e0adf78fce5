import { ByLine } from '#components/sections/blog/ByLine.tsx';
import { Cover } from '#components/sections/blog/Cover.tsx';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import { Words } from '#components/ui/Words.tsx';
import type { Article } from '#lib/articles.ts';
import type { ArticleContent } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import css from './ArticleHeader.module.css';
import { OutdatedNotice } from './OutdatedNotice.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly article: Article;
  readonly content: ArticleContent;
}

/** Opening of an article: its claim, who makes it, and the cover as a band. */
export function ArticleHeader({ lng, article, content }: Props) {
  const category = messagesOf(lng, 'blog').categories[article.category];
  return (
    <header className={css.header}>
      <div className="wrap">
        <Breadcrumbs id={article.page} lng={lng} current={category} />
        <div className={css.in}>
          <p className="caption gold">{category}</p>
          <h1 className={`h1 ${css.title}`}>
            <Words text={content.title} lng={lng} />
          </h1>
          <p className={`lead muted ${css.lead}`}>{content.lead}</p>
          <ByLine lng={lng} article={article} content={content} />
          <OutdatedNotice lng={lng} page={article.page} />
        </div>
      </div>
      <Cover page={article.page} alt={content.image.alt} sizes="100vw" first className={css.cover} />
    </header>
  );
}
