import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
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

  it.each([
    ['a comma', '{\n  "a": "b"\n  "c": "d"\n}', 'a comma is missing before "c" (line 3, column 3)'],
    ['a colon', '{\n  "a" "b"\n}', 'a colon is missing before "b" (line 2, column 7)'],
    ['a last comma', '{\n  "a": "b",\n}', 'a name in quotes is expected, not } (line 3, column 1)'],
    ['an open quote', '{\n  "a": "b\n}', 'the quote of this text is not closed on its line (line 2, column 8)'],
    ['bare words', '{\n  "a": hello\n}', 'hello stands outside of quotes (line 2, column 8)'],
    ['a comment', '{\n  // note\n  "a": "b"\n}', 'a comment stands in the file (line 2, column 3)'],
    ['an open list', '{ "a": ["b" }', 'a bracket is not closed before } (line 1, column 13)'],
    ['a rest', '{ "a": "b" } }', 'the file goes on after its last bracket, with } (line 1, column 14)'],
  ])('says in plain words what breaks JSON: %s', (_, json, words) => {
    write('ui/forms.json', json);
    expect(check().find(({ rule }) => rule === 'json')?.problem).toContain(words);
  });

  it('names a key that stands twice, and a byte order mark', () => {
    write('ui/forms.json', '\ufeff{\n  "a": "b",\n  "a": "c"\n}');
    const problems = check()
      .filter(({ rule, file }) => rule === 'json' && file === 'en/ui/forms.json')
      .map(({ problem }) => problem);
    expect(problems).toEqual([
      'the file begins with a byte order mark',
      '"a" stands twice (the second time in line 3); only the second is shown',
    ]);
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

  it('explains a field that is too long, missing or misspelt', () => {
    const page = JSON.parse(readFileSync(path.join(folder, 'en/pages/contact-us.json'), 'utf8'));
    const { lead, ...hero } = page.hero;
    write('pages/contact-us.json', JSON.stringify({ ...page, form: 'x'.repeat(41), hero: { ...hero, laed: lead } }));
    const found = check().filter(({ file, rule }) => file === 'en/pages/contact-us.json' && rule === 'schema');
    expect(found).toEqual([
      expect.objectContaining({ field: 'hero.lead', problem: 'the field is missing', address: '/en/contact-us' }),
      expect.objectContaining({ field: 'hero.laed', mend: 'delete it, or mend its name' }),
      expect.objectContaining({ field: 'form', problem: 'longer than 40 characters; it has 41' }),
    ]);
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
    write('ui/forms.json', '{ "$schema": "../../schema/ui-forms.json", "send": "Send " }');
    const text = report(checkLocales(folder, ['en']).filter(({ file }) => file === 'en/ui/forms.json'));
    expect(text).toContain('en/ui/forms.json › send  [spaces]');
    expect(text).toContain('→ delete it');
    expect(text).toMatch(/1 errors, 0 warnings$/);
  });
});
