import { cpSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLocales } from '#lib/content/check/check-locales.ts';
import { wantedKeys } from '#lib/content/check/keys.ts';
import { report } from '#lib/content/check/report.ts';
import { languageOf } from '#lib/i18n/languages.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'locales-'));
  cpSync('locales/en', path.join(folder, 'en'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, 'en', file), text);
const check = () => checkLocales(folder, ['en']);

describe('files', () => {
  it('names line and column of broken JSON', () => {
    write('ui/forms.json', '{\n  "a": "b"\n  "c": "d"\n}\n');
    const problem = check().find(({ rule }) => rule === 'json');
    expect(problem).toMatchObject({ level: 'error', file: 'en/ui/forms.json' });
    expect(problem?.problem).toMatch(/line 3.* column 3/);
  });

  it('says where a file ends too early', () => {
    write('ui/forms.json', '{\n  "a": "b"');
    expect(check().find(({ rule }) => rule === 'json')?.problem).toMatch(/line 2.* column 11/);
  });

  it('reports the missing file of a built page', () => {
    unlinkSync(path.join(folder, 'en/pages/home.json'));
    expect(check()).toContainEqual(expect.objectContaining({ rule: 'missing-file', file: 'en/pages/home.json' }));
  });

  it('reports fields that break the schema of a page', () => {
    write('pages/home.json', '{ "seo": { "title": "Alpha" }, "hero": { "title": [] } }');
    const fields = check()
      .filter(({ rule }) => rule === 'schema')
      .map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['seo.description', 'hero.title', 'facts']));
  });
});

describe('keys', () => {
  it('reports missing keys as errors and extra ones as warnings, with the likely name', () => {
    cpSync(path.join(folder, 'en'), path.join(folder, 'de'), { recursive: true });
    writeFileSync(path.join(folder, 'en/ui/forms.json'), '{ "send": "Send", "name": "Name" }');
    writeFileSync(path.join(folder, 'de/ui/forms.json'), '{ "Send": "Senden", "name": "Name" }');
    const found = checkLocales(folder, ['de']).filter(({ file }) => file === 'de/ui/forms.json');
    expect(found).toContainEqual(expect.objectContaining({ rule: 'missing-key', level: 'error', field: 'send' }));
    expect(found).toContainEqual(
      expect.objectContaining({ rule: 'extra-key', level: 'warn', field: 'Send', mend: 'did you mean "send"?' }),
    );
  });

  it.each([
    ['ru', ['orders_few', 'orders_many', 'orders_one', 'orders_other']],
    ['zh', ['orders_other']],
    ['ar', ['orders_few', 'orders_many', 'orders_one', 'orders_other', 'orders_two', 'orders_zero']],
  ] as const)('wants the plural forms of %s', (code, keys) => {
    expect([...wantedKeys(['orders_one', 'orders_other'], languageOf(code))].sort()).toEqual(keys);
  });
});

describe('report', () => {
  it('tells place, text, problem and mending, and counts', () => {
    write('ui/forms.json', '{ "send": "Send " }');
    const text = report(checkLocales(folder, ['en']).filter(({ file }) => file === 'en/ui/forms.json'));
    expect(text).toContain('en/ui/forms.json › send  [spaces]');
    expect(text).toContain('→ delete it');
    expect(text).toMatch(/1 errors, 0 warnings$/);
  });
});
