import type { ArticleContent } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import css from './ContentsList.module.css';
import { sectionAnchor } from './section-anchor.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly sections: ArticleContent['sections'];
}

/** What stands in the article. Stays in view beside the text where there is room for it. */
export function ContentsList({ lng, sections }: Props) {
  const { contents, sources } = messagesOf(lng, 'blog');
  return (
    <nav className={css.contents} aria-label={contents}>
      <p className="caption muted">{contents}</p>
      <ol className={css.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${sectionAnchor(id)}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#sources">{sources}</a>
        </li>
        <li>
          <a href="#comments">{messagesOf(lng, 'forms').commentsTitle}</a>
        </li>
      </ol>
    </nav>
  );
}
