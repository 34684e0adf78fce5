import { expect, it } from 'vitest';
import { csvOf } from '#lib/format/csv.ts';

it('writes cells that every spreadsheet reads as they are meant', () => {
  const rows = [
    ['Month', 'Web, "new"'],
    ['=1+1', 4],
    ['-5', -5],
  ];
  expect(csvOf(rows)).toBe('\ufeffMonth,"Web, ""new"""\r\n\'=1+1,4\r\n\'-5,-5\r\n');
});
