import { WORDMARK } from '#lib/motif/wordmark.ts';
import css from './Wordmark.module.css';

const SYMBOL = 'wordmark';

/** The wordmark's lines, printed once a page; every `Wordmark` after it refers to them. */
export function WordmarkSymbol() {
  return (
    <svg className={css.store} aria-hidden="true">
      <symbol id={SYMBOL} viewBox="0 0 110 40" fill="none" stroke="currentColor" strokeWidth="3.3">
        <path d={WORDMARK.alpha} style={{ stroke: 'var(--ui-palette-gold-deep)' }} />
        <path d={WORDMARK.stems} />
        {WORDMARK.bowls.map((x) => (
          <circle key={x} cx={x} cy="20" r="8.3" />
        ))}
      </symbol>
    </svg>
  );
}

/** The brand as one line of drawing; it never mirrors. Its name is said by the link around it. */
export function Wordmark() {
  return (
    <svg className={css.wordmark} viewBox="0 0 110 40" aria-hidden="true">
      <use href={`#${SYMBOL}`} />
    </svg>
  );
}
