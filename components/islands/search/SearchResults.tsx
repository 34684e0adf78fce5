import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { fill } from '#lib/i18n/fill.ts';
import type { Answer } from '#lib/search/engine.ts';
import type { ResultKind } from '#lib/search/index-file.ts';
import { SearchKinds } from './SearchKinds.tsx';
import { SearchResult } from './SearchResult.tsx';
import css from './SearchResults.module.css';
import type { SearchTexts } from './search-texts.ts';
import type { Query } from './use-query.ts';

interface Props {
  readonly lng: string;
  readonly answer: Answer;
  readonly query: Query;
  readonly texts: SearchTexts;
  readonly onChoose: (kind: ResultKind | null) => void;
}

/** Results shown at once; the text of no other is fetched. */
const PAGE = 6;

/** Filters and ruled results, the best first. */
export function SearchResults({ lng, answer: { hits, isPartial }, query, texts, onChoose }: Props) {
  const asked = `${query.text} ${query.kind}`;
  const [shown, setShown] = useState({ asked, count: PAGE });
  if (shown.asked !== asked) setShown({ asked, count: PAGE });
  const ofKind = hits.filter(({ kind }) => kind === query.kind);
  const kind = ofKind.length > 0 ? query.kind : null; // the words may have left the kind empty
  const chosen = kind ? ofKind : hits;
  const visible = chosen.slice(0, shown.count);
  const number = new Intl.NumberFormat(texts.locale);
  const range = { from: 1, to: visible.length, total: chosen.length };
  return (
    <div className={css.columns}>
      <SearchKinds hits={hits} query={{ ...query, kind }} texts={texts} onChoose={onChoose} />
      <div>
        <h2 className="vh">{texts.results}</h2>
        {isPartial && <p className={css.note}>{texts.some}</p>}
        <ol className={css.list}>
          {visible.map((hit) => (
            <SearchResult key={`${hit.path} ${hit.title}`} lng={lng} hit={hit} texts={texts} />
          ))}
        </ol>
        <div className={css.foot}>
          <p className="caption muted num">
            {fill(
              texts.range,
              Object.fromEntries(Object.entries(range).map(([name, value]) => [name, number.format(value)])),
            )}
          </p>
          {visible.length < chosen.length && (
            <Button variant="line" size="sm" onClick={() => setShown({ asked, count: shown.count + PAGE })}>
              {texts.more}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
