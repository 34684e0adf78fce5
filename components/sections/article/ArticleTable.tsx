import type { BlockOf } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './ArticleTable.module.css';
import { InlineText } from './InlineText.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly block: BlockOf<'table'>;
}

/**
 * A ruled table. On a narrow page each row becomes a small list: its header, then each cell under the name of its
 * column. The elements of a table would lose their meaning there, and must not be given it by roles, so there are none.
 */
export function ArticleTable({ lng, block: { caption, head, rows } }: Props) {
  return (
    <figure className={css.figure}>
      <div className={css.table} role="table">
        <div className={css.caption} role="caption">
          {caption}
        </div>
        <div className={css.head} role="rowgroup">
          <div className={css.row} role="row">
            {head.map((name) => (
              <div className={css.column} key={name} role="columnheader">
                {name}
              </div>
            ))}
          </div>
        </div>
        <div className={css.body} role="rowgroup">
          {rows.map(([first = '', ...cells]) => (
            <div className={css.row} key={`${first} ${cells[0]}`} role="row">
              <div className={css.name} role="rowheader">
                <InlineText text={first} lng={lng} />
              </div>
              {cells.map((cell, column) => (
                <div className={css.cell} key={head[column + 1]} role="cell" data-head={head[column + 1]}>
                  <InlineText text={cell} lng={lng} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}
