import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import type { BlogContent } from '#lib/content/kinds/blog.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { feedPath } from '#lib/pages/paths.ts';
import css from './BlogHero.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly content: BlogContent['hero'];
}

/** Opening of the blog: what the articles are, and the feed for those who would rather be told. */
export function BlogHero({ lng, content: { title, lead } }: Props) {
  return (
    <header className={`wrap ${css.hero}`}>
      <Breadcrumbs id="blog" lng={lng} />
      <div className={css.in}>
        <h1 className={`display ${css.title}`}>
          {title.map((line, at) => (
            <span className={css.line} key={line}>
              {line}
              {at < title.length - 1 && ' '}
            </span>
          ))}
        </h1>
        <div className={css.lead}>
          <p className="lead">{lead}</p>
          <p>
            <ArrowLink href={feedPath(lng)}>{messagesOf(lng, 'blog').feed}</ArrowLink>
          </p>
        </div>
      </div>
    </header>
  );
}
