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
 * column. Display values other than `table` take the meaning of a table away, so the roles are written out.
 */
export function ArticleTable({ lng, block: { caption, head, rows } }: Props) {
  return (
    <figure className={css.figure}>
      {/* biome-ignore lint/a11y/noRedundantRoles: kept where the style sheet changes the display of the table */}
      <table className={css.table} role="table">
        <caption className={css.caption}>{caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {head.map((name) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {rows.map(([first = '', ...cells]) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={`${first} ${cells[0]}`} role="row">
              {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
              <th scope="row" role="rowheader">
                <InlineText text={first} lng={lng} />
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={head[column + 1]} role="cell" data-head={head[column + 1]}>
                  <InlineText text={cell} lng={lng} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
