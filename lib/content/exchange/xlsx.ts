import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';

const WIDTHS = [34, 34, 44, 60, 60, 10];
const SHEET = 'Texts';

/** Only the column of the language is meant to be written in; the others are grey. */
const TEXT_COLUMN = 4;
const READ_ONLY = '#f1f1f1';

/** A table as a workbook: every cell is text, so that no spreadsheet takes “1/2” for a date. */
export function writeXlsx(table: readonly (readonly string[])[], rightToLeft: boolean): Promise<Buffer> {
  const [head = [], ...rows] = table;
  const cells = rows.map((row) =>
    row.map((value, column) => ({
      value,
      type: String,
      format: '@',
      wrap: true,
      alignVertical: 'top' as const,
      ...(column === TEXT_COLUMN ? {} : { backgroundColor: READ_ONLY }),
    })),
  );
  const title = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeXlsxFile([title, ...cells], {
    sheet: SHEET,
    rightToLeft,
    stickyRowsCount: 1,
    columns: WIDTHS.map((width) => ({ width })),
  }).toBuffer();
}

/** The first sheet of a workbook as a table. */
export const readXlsx = (file: string): Promise<readonly (readonly unknown[])[]> => readSheet(file, { trim: false });
