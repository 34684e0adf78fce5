import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { wantedKeys } from '#lib/content/check/keys.ts';
import { report } from '#lib/content/check/report.ts';
import { readJson } from '#lib/content/read-json.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { LocalesCopy } from '#tests/support/locales-copy.ts';
import { findingsOf } from '#tests/support/small-locales.ts';

const found = (text: string) =>
  findingsOf('en', { 'locales/en/ui/forms.json': text }).filter(({ file }) => file === 'en/ui/forms.json');

it.each([
  ['a comma', '{\n  "a": "b"\n  "c": "d"\n}', 'a comma is missing before "c" (line 3, column 3)'],
  ['a colon', '{\n  "a" "b"\n}', 'a colon is missing before "b" (line 2, column 7)'],
  ['a last comma', '{\n  "a": "b",\n}', 'a name in quotes is expected, not } (line 3, column 1)'],
  ['a last comma of a list', '{\n  "a": ["b",]\n}', 'a text is expected, not ] (line 2, column 13)'],
  ['an open quote', '{\n  "a": "b\n}', 'the quote of this text is not closed on its line (line 2, column 8)'],
  ['bare words', '{\n  "a": hello\n}', 'hello stands outside of quotes (line 2, column 8)'],
  ['a comment', '{\n  // note\n  "a": "b"\n}', 'a comment stands in the file (line 2, column 3)'],
  ['an open list', '{ "a": ["b" }', 'a bracket is not closed before } (line 1, column 13)'],
  ['an early end', '{\n  "a": "b"', 'the file ends before a curly bracket is closed (line 2, column 11)'],
  ['a rest', '{ "a": "b" } }', 'the file goes on after its last bracket, with } (line 1, column 14)'],
  ['a backslash', '{ "a": "b\\c" }', 'a backslash stands before a character that takes none (line 1, column 8)'],
  ['a tab', '{ "a": "b\tc" }', 'a tab or another control character stands inside a text (line 1, column 8)'],
])('the check says in plain words what breaks JSON: %s', (_, json, problem) => {
  expect(found(json)).toEqual([expect.objectContaining({ rule: 'json', level: 'error', problem })]);
});

it.each([
  ['ru', ['orders_few', 'orders_many', 'orders_one', 'orders_other']],
  ['zh', ['orders_other']],
  ['ar', ['orders_few', 'orders_many', 'orders_one', 'orders_other', 'orders_two', 'orders_zero']],
] as const)('the plural forms of %s are wanted', (code, keys) => {
  expect([...wantedKeys(['orders_one', 'orders_other'], languageOf(code))].sort()).toEqual(keys);
});

it('a page that is no JSON says where to learn what is wrong', () => {
  const copy = new LocalesCopy();
  copy.write('en/pages/home.json', '{ "hero": ');
  const file = path.join(copy.folder, 'en/pages/home.json');
  expect(() => readJson(file)).toThrow(
    `${file} is no valid JSON. In a terminal, npm run locales check says where and what to do.`,
  );
});

describe('the report', () => {
  it('tells place, text, problem, mending and page, and counts', () => {
    const files = {
      'locales/en/pages/contact-us.json': { hero: { title: 'Alpha ' } },
    };
    const spaces = findingsOf('en', files).filter(({ rule }) => rule === 'spaces');
    expect(report(spaces).split('\n')).toEqual([
      expect.stringMatching(/error.* en\/pages\/contact-us\.json › hero\.title {2}.*\[spaces\]/),
      '      text: Alpha ',
      '      a space at the beginning or the end',
      '      → delete it',
      expect.stringContaining('      page: /en/contact-us'),
      '1 errors, 0 warnings',
    ]);
  });
});
