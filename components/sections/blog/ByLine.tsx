import type { Article } from '#lib/articles.ts';
import type { ArticleContent } from '#lib/content/kinds/article.ts';
import { formatDate } from '#lib/format/dates.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { readingMinutes } from '#lib/reading-time.ts';
import css from './ByLine.module.css';
import { DeskAvatar } from './DeskAvatar.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly article: Article;
  readonly content: ArticleContent;
}

/** Who wrote an article, when, and how long it takes to read. */
export function ByLine({ lng, article: { authors, published, updated }, content }: Props) {
  const texts = messagesOf(lng, 'blog');
  const [publishedOn, updatedOn] = [isoOfPersianDate(published), isoOfPersianDate(updated)];
  return (
    <p className={css.line}>
      <span className="vh">{texts.by}</span>
      {authors.map((desk) => (
        <span key={desk} className={css.author}>
          <DeskAvatar desk={desk} />
          {texts.desks[desk]}
        </span>
      ))}
      <span className={css.facts}>
        <span className="vh">{texts.published}</span>
        <time dateTime={publishedOn}>{formatDate(publishedOn, lng)}</time>
        {updatedOn !== publishedOn && (
          <time dateTime={updatedOn}>{fill(texts.updated, { date: formatDate(updatedOn, lng) })}</time>
        )}
        <span>{fill(texts.minutes, { minutes: formatNumber(readingMinutes(content, lng), lng) })}</span>
      </span>
    </p>
  );
}
