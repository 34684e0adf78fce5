import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = [...readFileSync('docs/secure.md', 'utf8').matchAll(/^\| (T\d+) .*$/gm)].map(([row, threat = '']) => ({
  threat,
  files: [...row.matchAll(/`(tests\/[\w/.-]+)`/g)].flatMap(([, file]) => file ?? []),
}));

it('lists all threats of the model', () => {
  expect(rows.map(({ threat }) => threat)).toEqual(Array.from({ length: 28 }, (_, at) => `T${at + 1}`));
});

it.each(rows.flatMap(({ threat, files }) => files.map((file) => ({ threat, file }))))(
  '$threat is named by a test of $file',
  ({ threat, file }) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\(\\s*['"]${threat}: `));
  },
);

it('every threat has a test', () => {
  expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
});
