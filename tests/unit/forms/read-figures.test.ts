import { describe, expect, it } from 'vitest';
import { readFigures } from '#components/account/desk/read-figures.ts';

const figure = { on: '2026-05-01', series: 'ads', value: 3 };

describe('figures from a file', () => {
  it.each([
    ['commas', '2026-05-01,ads,3'],
    ['semicolons and a head', 'date;series;value\r\n2026-05-01;ads;3\r\n'],
    ['tabs, quotes and a mark at the beginning', '\uFEFF"date"\t"series"\t"value"\n"2026-05-01"\t"Ads"\t"3"\n\n'],
  ])('are read with %s', (_, file) => {
    expect(readFigures(file)).toEqual({ isRight: true, figures: [figure] });
  });

  it.each([
    ['a day that is none', '2026-05-01,ads,3\n2026-13-01,ads,3', 2],
    ['a series nobody knows', 'date,series,value\n2026-05-01,shoes,3', 2],
    ['a value that is no number', '2026-05-01,ads,many', 1],
    ['a formula', '2026-05-01,ads,=1+1', 1],
    ['nothing at all', '', 1],
  ])('with %s are refused whole', (_, file, line) => {
    expect(readFigures(file)).toEqual({ isRight: false, line });
  });
});
