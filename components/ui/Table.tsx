import type { ReactNode } from 'react';
import css from './Table.module.css';

interface Props {
  readonly caption: string;
  /** Draws the caption; without it, it is only read aloud. */
  readonly captioned?: boolean;
  readonly head: readonly string[];
  /** Cells by row; the first of a row is its header. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/**
 * A ruled table. On a narrow page each row becomes a small list: its header, then each cell under the name of its
 * column. The elements of a table would lose their meaning there, and must not be given it by roles, so there are none.
 */
export function Table({ caption, captioned = false, head, rows }: Props) {
  return (
    <div className={css.table} role="table" aria-label={captioned ? undefined : caption}>
      {captioned && (
        <div className={css.caption} role="caption">
          {caption}
        </div>
      )}
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
        {rows.map(({ id, cells: [first, ...rest] }) => (
          <div className={css.row} key={id} role="row">
            <div className={css.name} role="rowheader">
              {first}
            </div>
            {named(rest, head).map(([name, cell]) => (
              <div className={css.cell} key={name} role="cell" data-head={name}>
                {cell}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Cells with the names of their columns, the row's header left out. */
const named = (cells: readonly ReactNode[], head: readonly string[]): [string, ReactNode][] =>
  cells.map((cell, column) => [head[column + 1] ?? '', cell]);
