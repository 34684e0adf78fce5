import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainPdf } from '#server/modules/attachments/check-pdf.ts';

/** A document of one page, with something in its catalog and behind it. */
const pdf = (catalog: string, more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n%\u00e2\u00e3(\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n${more}trailer\n<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );
const stream = (bytes: string): string =>
  `3 0 obj\n<</Length ${bytes.length}/Filter/FlateDecode>>\nstream\n${bytes}\nendstream\nendobj\n`;

describe('an honest PDF is kept', () => {
  test.each([
    ['LibreOffice', pdf('/OpenAction[1 0 R /XYZ null null 0]/Lang(de-DE)')],
    ['LaTeX', pdf('/OpenAction 5 0 R', '5 0 obj\n<< /S /GoTo /D [1 0 R /Fit] >>\nendobj\n')],
    ['LaTeX, packed', pdf('/OpenAction 5 0 R')],
    [
      'a link and a title',
      pdf('', '4 0 obj\n<</A<</S/URI/URI(https://a.example/JS/x\\))>>/Title(All of /AA)>>\nendobj\n'),
    ],
    ['a picture that spells names', pdf('', stream('\u0001/JS \u0002/AA\u0003 PK\u0003\u0004 ( % /Launch '))],
  ])('of %s', (_, file) => {
    expect(isPlainPdf(file)).toBe(true);
  });

  test('with any bytes in its streams', () => {
    const piece = fc.oneof(
      fc.constantFrom('/JS ', '/AA\n', '(', ')', '\\', '%', '<<', '>>'),
      fc.string({ unit: 'binary' }),
    );
    const bytes = fc.array(piece).map((pieces) => pieces.join('').replaceAll(/\d|endstream/g, ''));
    fc.assert(fc.property(bytes, (content) => isPlainPdf(pdf('', stream(content)))));
  });
});

describe('what acts is found', () => {
  test.each([
    ['beside a stream', pdf('', `${stream('(')}6 0 obj\n<</JS 7 0 R>>\nendobj\n`)],
    ['in a stream that does not end', pdf('', '3 0 obj\n<<>>\nstream\n/JS ')],
    ['in a string that does not end', pdf('/A(/JS ')],
    ['as an object in a comment', pdf('', '%5 0 obj<</JS 7 0 R>>endobj\n')],
    [
      'in the second object of a number',
      pdf('/OpenAction 5 0 R', '5 0 obj[1 0 R/Fit]endobj\n5 0 obj<</S/URI>>endobj\n'),
    ],
    ['between two actions', pdf('/OpenAction<</S/URI/S/GoTo>>')],
  ])('%s', (_, file) => {
    expect(isPlainPdf(file)).toBe(false);
  });

  test.each(['(', '()', '>>stream\n', '>>stream endstream', '/OpenAction 1 0 R ', '1 0 obj<<', '1 1 1 ', '% ', '\\('])(
    'in a million bytes of %j, before anybody has to wait',
    (part) => {
      const long = pdf('/AA 1 0 R', part.repeat(1_000_000 / part.length));
      expect(isPlainPdf(long)).toBe(false);
      expect(isPlainPdf(Buffer.concat([Buffer.from('%PDF-1.7\n'), long.subarray(90)]))).toBeTypeOf('boolean');
    },
  );
});
