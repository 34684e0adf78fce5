import type { Hit } from '#lib/search/engine.ts';
import { RESULT_KINDS, type ResultKind } from '#lib/search/index-file.ts';
import css from './SearchKinds.module.css';
import type { SearchTexts } from './search-texts.ts';
import { addressOf, type Query } from './use-query.ts';

interface Props {
  readonly hits: readonly Hit[];
  readonly query: Query;
  readonly texts: SearchTexts;
  readonly onChoose: (kind: ResultKind | null) => void;
}

/** Filters with their counts: links that can be shared and opened in another tab. */
export function SearchKinds({ hits, query, texts, onChoose }: Props) {
  const count = new Intl.NumberFormat(texts.locale);
  const rows = [null, ...RESULT_KINDS]
    .map((kind) => ({ kind, hits: kind ? hits.filter((hit) => hit.kind === kind).length : hits.length }))
    .filter((row) => row.hits > 0);
  return (
    <nav className={css.kinds} aria-label={texts.kindsLabel}>
      <ul className={css.list}>
        {rows.map(({ kind, hits: found }) => (
          <li key={kind ?? 'all'}>
            <a
              className={css.kind}
              href={addressOf({ ...query, kind })}
              aria-current={kind === query.kind || undefined}
              // Captured: the loading bar listens to links that leave the page, and hears this one first otherwise.
              onClickCapture={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(kind);
              }}
            >
              <span>{texts.kinds[kind ?? 'all']}</span>
              <span className="num">{count.format(found)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
