import type { Comment } from '#lib/contract/comments.ts';
import { findLanguageByLocale, type Locale } from '#lib/i18n/languages.ts';
import css from './CommentList.module.css';

interface Props {
  readonly comment: Comment;
  /** Locale of the page: form and calendar of the date. */
  readonly locale: Locale;
  /** The newest one is set large. */
  readonly lead: boolean;
}

/** `fa-IR` counts by the Persian calendar on its own; `ar-AE` by the Gregorian one. */
const dateOf = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));

/** One comment as it was written: the text is text, in its own language and direction. */
export function CommentItem({ comment, locale, lead }: Props) {
  const { name, lastName, createdAt } = comment;
  return (
    <figure className={lead ? css.lead : css.item}>
      <blockquote className={lead ? 'h3' : undefined} lang={findLanguageByLocale(comment.locale)} dir="auto">
        {comment.comment}
      </blockquote>
      <figcaption className="caption">
        <bdi lang={findLanguageByLocale(comment.locale)}>
          {name} {lastName}
        </bdi>
        <time className="muted" dateTime={createdAt}>
          {dateOf(createdAt, locale)}
        </time>
      </figcaption>
    </figure>
  );
}
