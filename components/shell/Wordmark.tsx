import css from './Wordmark.module.css';

/** y² = x²(x + 1) is a cubic in its parameter, so one Bézier curve draws the loop, the crossing and both arms. */
const ALPHA = 'M24.07 7.74C-5.36 68.45-5.36-28.45 24.07 32.26';
const SYMBOL = 'wordmark';

/** The wordmark's lines, printed once a page; every `Wordmark` after it refers to them. */
export function WordmarkSymbol() {
  return (
    <svg className={css.store} aria-hidden="true">
      <symbol id={SYMBOL} viewBox="0 0 110 40" fill="none" stroke="currentColor" strokeWidth="3.3">
        <path d={ALPHA} style={{ stroke: 'var(--ui-palette-gold-deep)' }} />
        <path d="M33.6 2v28M43.2 10v28M69 2v28M69 19.2a7.5 7.5 0 0 1 15 0V30M107.8 10v20" />
        <circle cx="51.5" cy="20" r="8.3" />
        <circle cx="99.5" cy="20" r="8.3" />
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
