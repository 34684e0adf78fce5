import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Ledger.module.css';

interface Props {
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    /** What the thing is: a file, a size, a use. Shown at the end of the line. */
    readonly tag: string;
    /** A second line under the tag. */
    readonly note?: string | undefined;
  }[];
  readonly lng: LanguageCode;
}

/** Numbered things on ruled lines: name, sentence, form. */
export function Ledger({ items, lng }: Props) {
  return (
    <ol className={css.ledger}>
      {items.map(({ title, text, tag, note }, index) => (
        <li key={title}>
          <span className={`${css.number} num`} aria-hidden="true">
            {formatNumber(index + 1, lng)}
          </span>
          <h3 className="h3">{title}</h3>
          <p className={css.text}>{text}</p>
          <p className={`${css.tag} caption muted`}>
            <span>{tag}</span>
            {note && <span className={css.note}>{note}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
