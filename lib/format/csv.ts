const RISKY = /^[=+\-@\t\r]/;
/** Lets a spreadsheet read UTF-8. */
const MARK = '\ufeff';

/** A cell of RFC 4180. A text that a spreadsheet would take for a formula gets a quote before it. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = RISKY.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file that spreadsheets open with the right letters. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `${MARK}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
