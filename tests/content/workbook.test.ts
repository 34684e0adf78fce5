import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { collectRows } from '#lib/content/exchange/collect.ts';
import { rowsOf, tableOf } from '#lib/content/exchange/table.ts';
import { writeXlsx } from '#lib/content/exchange/xlsx.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { filesThatDiffer } from '#tests/support/round-trip.ts';

it.each(LANGUAGE_CODES)('everything in %s comes back from a workbook to the byte', async (code) => {
  const rows = collectRows('locales', code);
  const sheet = await readSheet(await writeXlsx(tableOf(code, rows), false), { trim: false });
  expect(filesThatDiffer(code, rows, rowsOf(sheet))).toEqual([]);
});
