import { describe, expect, it } from 'vitest';
import { collectRows } from '#lib/content/exchange/collect.ts';
import { readCsv, writeCsv } from '#lib/content/exchange/csv.ts';
import { exchangedNames } from '#lib/content/exchange/file-texts.ts';
import { rowsOf, tableOf } from '#lib/content/exchange/table.ts';
import { readXliff, writeXliff } from '#lib/content/exchange/xliff.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { filesThatDiffer } from '#tests/support/round-trip.ts';
import { xliffProblems } from '#tests/support/xliff.ts';

describe.each(LANGUAGE_CODES)('everything in %s', (code) => {
  const rows = collectRows('locales', code);

  it('goes out: every file, the glossary too, and no text is missing', () => {
    expect(new Set(rows.map(({ file }) => file))).toEqual(new Set(exchangedNames('locales', code)));
    expect(rows.filter(({ state }) => state === 'missing')).toEqual([]);
  });

  it('comes back from CSV to the byte', () => {
    expect(filesThatDiffer(code, rows, rowsOf(readCsv(writeCsv(tableOf(code, rows)))))).toEqual([]);
  });

  it('comes back from XLIFF to the byte', () => {
    expect(filesThatDiffer(code, rows, readXliff(writeXliff(code, rows)))).toEqual([]);
  });
});

it.each(['de', 'fa'] as const)('the file of %s is valid XLIFF', async (code) => {
  expect(await xliffProblems(writeXliff(code, collectRows('locales', code)))).toEqual([]);
});
