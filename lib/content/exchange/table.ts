import { isLanguageCode, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { COLUMNS, type ReturnedRow, type Row, STATE_COLUMN, UnreadableFile } from './row.ts';

/** Head of the column that is written in: `Deutsch (de)`. */
const headOf = (language: LanguageCode): string => `${languageOf(language).nativeName} (${language})`;

/** All rows as a table, the head first. */
export const tableOf = (language: LanguageCode, rows: readonly Row[]): string[][] => [
  [...COLUMNS, headOf(language), STATE_COLUMN],
  ...rows.map(({ file, field, note, english, text, state }) => [file, field, note, english, text, state]),
];

/** Name of a cell as spreadsheets show it: column 4 of row 11 is `E12`. */
const cellName = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

/** What a table that came back says, and in which language. Columns may stand in another order. */
export function rowsOf(table: readonly (readonly unknown[])[]): { language: LanguageCode; rows: ReturnedRow[] } {
  const head = (table[0] ?? []).map((cell) => String(cell ?? ''));
  const at = (name: string): number => {
    const column = head.indexOf(name);
    if (column === -1)
      throw new UnreadableFile(`The first row has no column "${name}"; it came as ${head.join(', ')}.`);
    return column;
  };
  const code = head.map((name) => /\((\w+)\)$/.exec(name)?.[1]).find(isLanguageCode);
  if (!code) throw new UnreadableFile('No column names its language, such as "Deutsch (de)".');
  const [file, field, english, text] = [at('File'), at('Field'), at('English'), at(headOf(code))];
  const cell = (row: readonly unknown[], column: number): string => String(row[column] ?? '');
  const rows = table.slice(1).map((row, index) => ({
    file: cell(row, file),
    field: cell(row, field),
    english: cell(row, english),
    text: cell(row, text),
    place: `cell ${cellName(text, index + 1)}`,
  }));
  return { language: code, rows: rows.filter((row) => row.file !== '' || row.text !== '') };
}
