import { fill } from '#lib/i18n/fill.ts';
import css from './SearchPanel.module.css';
import type { SearchTexts } from './search-texts.ts';
import type { Search } from './use-search.ts';

const SECOND_MS = 1000;
/** Shorter is not shown: a clock in a browser is coarse. */
const SHORTEST_MS = 10;

interface Props {
  readonly search: Search;
  readonly query: string;
  readonly texts: SearchTexts;
}

/**
 * One line under the field, always there: how to begin, or how much was found and how fast. That nothing was found
 * stands in large letters below, so here only screen readers are told.
 */
export function SearchStatus({ search, query, texts }: Props) {
  const { answer, took } = search;
  const { locale } = texts;
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 2 });
  const count = new Intl.NumberFormat(locale);
  return (
    <p className={css.status} role="status" id="search-hint">
      {answer && answer.hits.length > 0 ? (
        <>
          {fill(texts.found, { count: count.format(answer.hits.length) })}{' '}
          <span className="muted num" aria-hidden="true">
            {time.format(Math.max(SHORTEST_MS, took) / SECOND_MS)}
          </span>
        </>
      ) : (
        <>
          {answer && <span className="vh">{fill(texts.none, { query })}</span>}
          {search.status === 'idle' && texts.hint}
        </>
      )}
    </p>
  );
}
