import Papa from 'papaparse';

/** Spreadsheets read UTF-8 only behind this mark. */
const BOM = '\ufeff';

/** A table as a CSV file that spreadsheets open with all letters right. */
export const writeCsv = (table: readonly (readonly string[])[]): string =>
  `${BOM}${Papa.unparse(table.map((row) => [...row]))}\r\n`;

/** A CSV file as a table. Commas, semicolons and tabs are all understood. */
export function readCsv(csv: string): string[][] {
  const { data } = Papa.parse<string[]>(csv.startsWith(BOM) ? csv.slice(1) : csv, { skipEmptyLines: true });
  return data;
}
