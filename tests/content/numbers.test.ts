import { describe, expect, it } from 'vitest';
import { numberFindings } from '#lib/content/check/number-findings.ts';
import { wordNumbersOf } from '#lib/content/check/number-words.ts';
import { numbersOf } from '#lib/content/check/numbers.ts';

describe('numbers', () => {
  it.each([
    ['en', 'from $1,050 in 2.5 s'],
    ['de', 'ab 1.050 $ in 2,5 s'],
    ['fr', 'dès 1\u202f050 $ en 2,5 s'],
    ['fa', 'از ۱٬۰۵۰ دلار در ۲٫۵ ثانیه'],
  ])('reads the same values in %s', (_, text) => {
    expect([...numbersOf(text)]).toEqual(['1050', '25']);
  });

  it('counts Chinese myriads', () => {
    expect([...numbersOf('18.75万次展示，3 亿')]).toEqual(['187500', '300000000']);
  });

  it('knows figures that English writes in words', () => {
    expect(wordNumbersOf('Thirty minutes, twenty-five screens, half an hour')).toEqual(['30', '25', '30']);
  });

  it('keeps sizes apart', () => {
    expect([...numbersOf('300 × 250, 1200 × 628')]).toEqual(['300', '250', '1200', '628']);
  });
});

describe('figures of a page', () => {
  const found = (language: 'de' | 'fa', text: string, english: string) =>
    numberFindings(
      { language, file: `${language}/pages/x.json` },
      new Map([['a', text]]),
      new Map([['a', english]]),
    ).map(({ problem }) => problem);

  it('are reported when they differ from English, both ways', () => {
    expect(found('de', 'ab 1.050 $', 'from $1,500')).toEqual([
      'the English page names no 1050',
      'this page does not name the 1500 of English',
    ]);
  });
  it('may stand in other digits, in English words, or in another currency', () => {
    expect(found('fa', '۴۰ صفحه در ۳۰ دقیقه', '40 pages in thirty minutes, from $1,500')).toEqual([]);
  });
});
