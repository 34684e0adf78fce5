import type { Comment } from '#lib/contract/comments.ts';
import { findLanguageByLocale, type Locale } from '#lib/i18n/languages.ts';
import css from './CommentList.module.css';

interface Props {
  readonly comment: Comment;
  /** Locale of the page: form and calendar of the date. */
  readonly locale: Locale;
  /** Whose answers they are. */
  readonly answer: string;
  /** The newest one is set large. */
  readonly lead: boolean;
}

/** `fa-IR` counts by the Persian calendar on its own; `ar-AE` by the Gregorian one. */
const dateOf = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));

/** One comment as it was written, with what the agency answers: the text is text, in its own language and direction. */
export function CommentItem({ comment, locale, answer, lead }: Props) {
  const { name, lastName, createdAt, answers } = comment;
  const lang = findLanguageByLocale(comment.locale);
  return (
    <div className={lead ? css.lead : css.item}>
      <figure>
        <blockquote className={lead ? 'h3' : undefined} lang={lang} dir="auto">
          {comment.comment}
        </blockquote>
        <figcaption className="caption">
          <bdi lang={lang}>
            {name} {lastName}
          </bdi>
          <time className="muted" dateTime={createdAt}>
            {dateOf(createdAt, locale)}
          </time>
        </figcaption>
      </figure>
      {answers.map(({ id, text, createdAt: answeredAt }) => (
        <div key={id} className={css.answer}>
          <p className="caption">
            <b>{answer}</b>
            <time className="muted" dateTime={answeredAt}>
              {dateOf(answeredAt, locale)}
            </time>
          </p>
          <p lang={lang} dir="auto">
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
