import { readFileSync, writeFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { namesOf } from '#lib/content/check/check-locales.ts';
import { planImport } from '#lib/content/exchange/apply.ts';
import { collectRows } from '#lib/content/exchange/collect.ts';
import { readCsv, writeCsv } from '#lib/content/exchange/csv.ts';
import { rowsOf, tableOf } from '#lib/content/exchange/table.ts';
import { readXliff, writeXliff } from '#lib/content/exchange/xliff.ts';
import { writeXlsx } from '#lib/content/exchange/xlsx.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { LocalesCopy } from '#tests/support/locales-copy.ts';

const HEADLINE = 'Der Preis steht fest, ehe wir beginnen.';
const PAGE = 'pages/web-design.json';
const { audience, hero } = JSON.parse(readFileSync(`locales/de/${PAGE}`, 'utf8'));
const MISSPELT = hero.plans.replace('{{price}}', '{{preis}}');

/** The German headline of web design, changed in an exported file. */
async function exported(format: 'csv' | 'xliff', from: string, to: string) {
  const copy = new LocalesCopy('de');
  const file = copy.beside(format === 'csv' ? 'de.csv' : 'de.xlf');
  await copy.run('export', '--lng', 'de', '--format', format, '--out', file, PAGE);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return { copy, file };
}

describe.each(LANGUAGE_CODES)('a round trip of %s', (code) => {
  const rows = collectRows('locales', code);
  const kept = rows.map(({ file, field, english, text }) => ({ file, field, english, text }));
  const read = (back: ReturnType<typeof rowsOf>) => {
    expect(back.language).toBe(code);
    return back.rows.map(({ place: _, ...row }) => row);
  };

  it('holds every file', () => {
    expect(new Set(rows.map(({ file }) => file))).toEqual(new Set(namesOf('locales', code)));
  });
  it('through CSV loses nothing', () => {
    expect(read(rowsOf(readCsv(writeCsv(tableOf(code, rows)))))).toEqual(kept);
  });
  it('through XLIFF loses nothing', () => {
    expect(read(readXliff(writeXliff(code, rows)))).toEqual(kept);
  });
  it('through a workbook loses nothing', async () => {
    expect(read(rowsOf(await readSheet(await writeXlsx(tableOf(code, rows), false), { trim: false })))).toEqual(kept);
  });
});

describe('an import', () => {
  it('changes nothing when nothing was changed', () => {
    const rows = collectRows('locales', 'de').map((row) => ({ ...row, place: '' }));
    expect(planImport('locales', 'de', rows)).toEqual({ changed: [], refused: [], files: [] });
  });

  it.each(['csv', 'xliff'] as const)(
    'takes a new headline from %s and leaves the rest byte for byte',
    async (format) => {
      const { copy, file } = await exported(format, audience.title, HEADLINE);
      const before = copy.read(`de/${PAGE}`);
      const { text, code } = await copy.run('import', file);
      expect(code).toBe(0);
      expect(text).toContain('1 texts changed, 0 refused; the old files are in');
      expect(copy.read(`de/${PAGE}`)).toBe(before.replace(audience.title, HEADLINE));
    },
  );

  it('refuses what would break a page and names the cell', async () => {
    const { copy, file } = await exported('csv', hero.plans, MISSPELT);
    const before = copy.read(`de/${PAGE}`);
    const { text, code } = await copy.run('import', file);
    expect(code).toBe(1);
    expect(text).toMatch(/refused.* cell E6/);
    expect(text).toContain(`“${MISSPELT}”: placeholders differ from English: lost {{price}}; added {{preis}}`);
    expect(copy.read(`de/${PAGE}`)).toBe(before);
  });

  it('shows without changing', async () => {
    const { copy, file } = await exported('csv', audience.title, HEADLINE);
    const before = copy.read(`de/${PAGE}`);
    expect((await copy.run('import', file, '--preview')).text).toContain('1 texts would change');
    expect(copy.read(`de/${PAGE}`)).toBe(before);
  });

  it('explains a file that is not one of ours', async () => {
    const copy = new LocalesCopy('de');
    writeFileSync(copy.beside('x.csv'), 'Name,Price\nA,1\n');
    writeFileSync(copy.beside('x.xlf'), '<xliff><file></xliff>');
    expect((await copy.run('import', copy.beside('x.csv'))).text).toContain('No column names its language');
    expect((await copy.run('import', copy.beside('x.xlf'))).text).toMatch(/The file is broken in line 1/);
    expect((await copy.run('import', copy.beside('none.csv'))).code).toBe(2);
  });
});
