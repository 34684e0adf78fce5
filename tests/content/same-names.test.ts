import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';

type Texts = Readonly<Record<string, unknown>>;

const texts = (language: string, name: string): Texts =>
  JSON.parse(readFileSync(`locales/${language}/ui/${name}.json`, 'utf8'));

/** What desk and customer both read, by the beginnings of its keys: at the desk, and where the customer reads it. */
const SHARED = [
  { desk: 'stage_', file: 'orders', customer: 'stage_' },
  { desk: 'status_', file: 'support', customer: 'status_' },
  { desk: 'priority_', file: 'support', customer: 'priority_' },
  { desk: 'topic-', file: 'support', customer: 'dept-' },
] as const;

/** Says who is waited for, so it differs with who reads it. */
const BY_READER = 'stage_waiting_for_customer';

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const desk = texts(language, 'desk');

  it.each(SHARED)('customer and desk read the same words for $desk', ({ desk: beginning, file, customer }) => {
    const read = texts(language, file);
    const names = Object.keys(read).filter((key) => key.startsWith(customer) && key !== BY_READER);
    expect(names.length).toBeGreaterThan(3);
    const atDesk = names.map((key) => [key, desk[key.replace(customer, beginning)]]);
    expect(Object.fromEntries(atDesk)).toEqual(Object.fromEntries(names.map((key) => [key, read[key]])));
  });
});
