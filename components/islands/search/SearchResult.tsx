import type { Hit } from '#lib/search/engine.ts';
import { markedParts } from '#lib/search/excerpt.ts';
import { Marked } from './Marked.tsx';
import css from './SearchResult.module.css';
import type { SearchTexts } from './search-texts.ts';
import { useExcerpt } from './use-excerpt.ts';

interface Props {
  readonly lng: string;
  readonly hit: Hit;
  readonly texts: SearchTexts;
}

/** A result: kind, title, what the page says about it, where it stands, one figure. */
export function SearchResult({ lng, hit, texts }: Props) {
  const excerpt = useExcerpt(lng, hit);
  const { path, kind, title, description, place, fact, found } = hit;
  return (
    <li className={css.result}>
      <p className={`caption muted ${css.kind}`}>{texts.kind[kind]}</p>
      <div className={css.text}>
        <h3 className="h4">
          <a className={css.link} href={path} data-result="">
            <Marked parts={markedParts(title, found)} />
          </a>
        </h3>
        <p className={`muted ${css.excerpt}`}>
          <Marked parts={excerpt?.parts ?? markedParts(description, found)} />
        </p>
        <p className="caption gold">
          {place}
          {excerpt && excerpt.id !== '' && excerpt.heading !== '' && (
            <>
              {' / '}
              <a className="link" href={`${path}#${excerpt.id}`}>
                {excerpt.heading}
              </a>
            </>
          )}
        </p>
      </div>
      {fact && (
        <p className={css.fact}>
          <b className="num">{fact[0]}</b>
          {fact[1] !== '' && <span className="caption muted num">{fact[1]}</span>}
        </p>
      )}
    </li>
  );
}
