import { expect, test } from 'vitest';
import { statementNames } from '#server/db/named-statements.ts';

const times = (count: number, nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: count }, () => nameOf(text));

test('a statement gets a name when it has come five times, and keeps it', () => {
  const nameOf = statementNames();
  expect(times(6, nameOf, 'select "id" from "users" where "id" = $1')).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    's0',
    's0',
  ]);
  expect(times(5, nameOf, 'select count(*) from "users" where "id" = $1').at(-1)).toBe('s1');
});

test.each([
  'select * from "threads" where "id" = $1',
  'select "threads".* from "threads" where "id" = $1',
  'SELECT t.* FROM threads t WHERE id = $1',
  'insert into "jobs" ("id") values ($1) returning *',
])('one that gives every column gets none: %s', (text) => {
  expect(new Set(times(20, statementNames(), text))).toEqual(new Set([undefined]));
});

test('there are two hundred names at most', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 300 }, (_, at) => times(5, nameOf, `select ${at} where $1`).at(-1));
  expect(names.filter((name) => name !== undefined)).toHaveLength(200);
  expect(new Set(names).size).toBe(201);
});
