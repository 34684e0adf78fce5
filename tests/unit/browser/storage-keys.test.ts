import { describe, expect, it } from 'vitest';
import { CACHES, COOKIES, STORAGE_KEYS, STORAGE_PURPOSES, storedValues } from '#lib/storage-keys.ts';
import { STORED_RECORDS } from '#lib/stored-records.ts';
import { VISITOR_AGE_SECONDS } from '#server/http/visitor.ts';
import { FLOW_LIFE } from '#server/modules/federation/sealed-cookie.ts';
import { DEVICE_LIFE, LONGEST_LIFE } from '#server/modules/sessions/session-rules.ts';
import { linesMatching, sourceFiles } from '#tests/support/source-files.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const values = storedValues();

describe('what is kept in the browser', () => {
  it('is listed under every name, each place once', () => {
    const names = [STORAGE_KEYS, COOKIES, CACHES].flatMap((list) => Object.values(list));
    expect(new Set(values.map(({ name }) => name))).toEqual(new Set(names));
    const places = values.map(({ name, where }) => `${where} ${name}`);
    expect(places).toHaveLength(new Set(places).size);
  });

  it('has the names of the specification', () => {
    const decided =
      'accessToken token phone_number firstName lastName email role locale langCode themeMode pageCount searchCount transferQuery';
    expect(Object.values(STORAGE_KEYS)).toEqual(expect.arrayContaining(decided.split(' ')));
  });

  it('has a purpose, and every purpose has something', () => {
    expect(new Set(values.map(({ purpose }) => purpose))).toEqual(new Set(STORAGE_PURPOSES));
  });

  it('stays as long as the list says', () => {
    const lifeOf = (name: string) => values.find((value) => value.name === name && value.where === 'cookie')?.keptFor;
    expect(lifeOf(COOKIES.visitor)).toEqual({ days: (VISITOR_AGE_SECONDS * 1000) / DAY_MS });
    expect(lifeOf(COOKIES.session)).toEqual({ days: LONGEST_LIFE / DAY_MS });
    expect(lifeOf(COOKIES.device)).toEqual({ days: DEVICE_LIFE / DAY_MS });
    expect(lifeOf(COOKIES.partner)).toEqual({ minutes: FLOW_LIFE / MINUTE_MS });
  });
});

describe('names in the source', () => {
  const browser = sourceFiles(/\.tsx?$/, ['app', 'components', 'lib', 'store']);
  const service = sourceFiles(/\.ts$/, ['server']);

  it('of storage come from the list', () => {
    const literal =
      /(?:etItem|removeItem)\(\s*['"`]|(?:local|session)Storage[.[](?!etItem|setItem|getItem|removeItem)['"a-z]/;
    const found = browser.filter(({ file }) => file !== 'lib/browser/first-paint.ts');
    expect(found.flatMap((source) => linesMatching(source, literal))).toEqual([]);
  });

  it('of cookies come from the list', () => {
    const literal =
      /(?:set|clear)Cookie\(\s*['"`]|(?<!-)\bcookies(?:\.(?!length|filter|map)\w+|\[['"`])|sealedCookie\(\s*['"`]/;
    expect(service.flatMap((source) => linesMatching(source, literal))).toEqual([]);
    const written = browser.flatMap((source) => linesMatching(source, /document\.cookie\s*=|cookieStore\./));
    expect(written.filter((line) => !line.includes('STORAGE_KEYS.langCode'))).toEqual([]);
  });

  it('of databases and caches in the browser come from the list', () => {
    const elsewhere = /\bindexedDB\b|\bcaches\.open\b|\bopenDatabase\b|\bcacheName:/;
    const found = browser.flatMap((source) => linesMatching(source, elsewhere));
    expect(found.filter((line) => !line.includes('CACHES.'))).toEqual([]);
  });
});

describe('what the service keeps', () => {
  it('is every table of its migrations, each in one line of the privacy page', () => {
    const migrations = sourceFiles(/\.sql$/, ['server']).map(({ text }) => text);
    const tables = migrations.flatMap((text) =>
      [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/g)].flatMap(([, name]) => name ?? []),
    );
    expect(tables.length).toBeGreaterThan(5);
    expect(STORED_RECORDS.flatMap((record) => record.tables).toSorted()).toEqual(tables.toSorted());
  });
});
