import type { ReactNode } from 'react';
import css from './Table.module.css';

interface Props {
  /** Names the table; read aloud, not shown. */
  readonly caption: string;
  readonly head: readonly ReactNode[];
  /** Cells by row; the first of a row is its header. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A ruled table. It scrolls sideways inside its own box, which the keyboard can reach. */
export function Table({ caption, head, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard
    <section className={css.scroll} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {named(head, 'h').map(([key, cell]) => (
              <th key={key} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {named(rest, id).map(([key, cell]) => (
                <td key={key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Cells have no identity but their column. */
const named = (cells: readonly ReactNode[], prefix: string): [string, ReactNode][] =>
  cells.map((cell, column) => [`${prefix}-${column}`, cell]);
