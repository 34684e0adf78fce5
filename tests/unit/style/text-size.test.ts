import { expect, it } from 'vitest';
import { linesMatching, sourceFiles } from '#tests/support/source-files.ts';

it('layouts change by the reader’s text size: widths in media queries are rem, not px', () => {
  const queries = sourceFiles(/\.css$/).flatMap((sheet) => linesMatching(sheet, /@(?:media|container)[^{]*\d+px/));
  expect(queries).toEqual([]);
});
