import css from './Wordmark.module.css';

const ALPHA =
  'M24.07 7.74C22.23 11.54 20.51 14.71 18.9 17.35C17.29 19.99 15.79 22.09 14.41 23.73C13.04 25.36 11.77 26.54 10.62 27.33C9.47 28.13 8.44 28.53 7.52 28.64C6.6 28.74 5.79 28.53 5.1 28.09C4.41 27.65 3.84 26.99 3.38 26.16C2.92 25.34 2.57 24.36 2.34 23.31C2.11 22.26 2 21.13 2 20C2 18.87 2.11 17.74 2.34 16.69C2.57 15.64 2.92 14.66 3.38 13.84C3.84 13.01 4.41 12.35 5.1 11.91C5.79 11.47 6.6 11.26 7.52 11.36C8.44 11.47 9.47 11.87 10.62 12.67C11.77 13.46 13.04 14.64 14.41 16.27C15.79 17.91 17.29 20.01 18.9 22.65C20.51 25.29 22.23 28.46 24.07 32.26';
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
