/** One text as a translator sees it, with what helps to write it. */
export interface Row {
  /** Path under the language: `pages/home.json`. */
  readonly file: string;
  readonly field: string;
  /** What belongs there, and its longest length. */
  readonly note: string;
  readonly english: string;
  readonly text: string;
  /** `missing` when it is not written yet, `stale` when English has changed since, `new` without a record, else empty. */
  readonly state: string;
}

/** A row that came back, with the place a person finds it at: a cell of a sheet, a unit of an XLIFF file. */
export interface ReturnedRow extends Pick<Row, 'file' | 'field' | 'english' | 'text'> {
  readonly place: string;
}

/** Names of the columns before the one of the language. */
export const COLUMNS = ['File', 'Field', 'Note', 'English'] as const;
export const STATE_COLUMN = 'State';

/** A file that cannot be read as one of ours; the message says what is wrong. */
export class UnreadableFile extends Error {}
