import { TextLink } from '#components/ui/TextLink.tsx';
import type { ArticleContent } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import css from './Sources.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly sources: ArticleContent['sources'];
}

/** Where the facts come from, by name and publisher. */
export function Sources({ lng, sources }: Props) {
  return (
    <section className={css.sources} aria-labelledby="sources">
      <h2 className="h4" id="sources">
        {messagesOf(lng, 'blog').sources}
      </h2>
      <ol className={css.list}>
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <TextLink href={url}>
              <bdi translate="no">{title}</bdi>
            </TextLink>{' '}
            <span className="muted">
              <bdi translate="no">{publisher}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
