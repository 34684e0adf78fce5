import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0; 253 in all. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const VERDICTS = ['yes', 'operator', 'n/a', '**deviation**'];

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, ids = '', met = '', how = '', where = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return { ids, met, how, where, tests };
  });

/** `3.4.4–3.4.6` is three of them. */
function spelledOut(ids: string): string[] {
  const [first = '', last = first] = ids.split('–');
  const [chapter, section, from] = first.split('.').map(Number);
  const to = Number(last.split('.')[2]);
  return Array.from({ length: to - Number(from) + 1 }, (_, at) => `${chapter}.${section}.${Number(from) + at}`);
}

const cited = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []);

it('answers every requirement of levels 1 and 2, once', () => {
  const all = rows.flatMap(({ ids }) => spelledOut(ids));
  expect(new Set(all).size).toBe(all.length);
  const counts = IN_CHAPTER.map((_, at) => all.filter((id) => id.startsWith(`${at + 1}.`)).length);
  expect(counts).toEqual(IN_CHAPTER);
});

it.each(rows.map((row) => ({ row, name: row.ids })))('$name has its place and its test', ({ row }) => {
  expect(VERDICTS).toContain(row.met);
  expect(row.how.length).toBeGreaterThan(3);
  const files = [...cited(row.where), ...cited(row.tests)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  if (row.met === 'yes' || row.met === '**deviation**') {
    expect(cited(row.where)).not.toEqual([]);
    expect(cited(row.tests)).not.toEqual([]);
  }
});
