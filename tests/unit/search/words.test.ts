import { describe, expect, it } from 'vitest';
import { fold, indexTerms, queryTerms } from '#lib/search/words.ts';

/** Whether what is typed finds a text that is written so. */
const finds = (typed: string, written: string) => {
  const terms = indexTerms(written);
  return queryTerms(typed).every((term) => terms.includes(term));
};

describe('a word is found however it is typed', () => {
  it.each([
    ['طراحي', 'طراحی', 'Arabic yeh'],
    ['شرکت', 'شركت', 'Arabic kaf'],
    ['کتابها', 'کتاب‌ها', 'half-space left out'],
    ['کتاب ها', 'کتاب‌ها', 'space for a half-space'],
    ['کتاب‌ها', 'کتابها', 'half-space put in'],
    ['17', '۱۷', 'Persian digits'],
    ['۱۷', '١٧', 'Arabic-Indic digits'],
    ['سئو', 'سِئو', 'vowel marks'],
    ['ســـایت', 'سایت', 'tatweel'],
    ['اعلان', 'إعلان', 'hamza on alef'],
    ['مدونه', 'المدونة', 'article and teh marbuta'],
    ['بالتسويق', 'تسويق', 'particle and article'],
    ['ANALYTICS', 'analytics', 'capitals'],
    ['referencement', 'Référencement', 'accents'],
    ['ISTANBUL', 'İstanbul', 'dotted capital i'],
    ['ıçerik', 'İçerik', 'dotless i'],
    ['strasse', 'Straße', 'sharp s'],
    ['еще', 'ещё', 'ё'],
    ['вебсайт', 'веб-сайт', 'hyphen left out'],
    ['网站', '我们的网站设计', 'part of a Chinese run'],
    ['Ｇｏｏｇｌｅ', 'Google广告', 'full-width letters beside Chinese'],
  ])('%s finds %s (%s)', (typed, written) => {
    expect(finds(typed, written)).toBe(true);
  });

  it('and other words are not', () => {
    expect(finds('طراح', 'طراحی')).toBe(false);
    expect(finds('网计', '网站设计')).toBe(false);
  });

  it('single letters are looked for only when nothing else is typed', () => {
    expect(queryTerms('a plan')).toEqual(['plan']);
    expect(queryTerms('x')).toEqual(['x']);
    expect(queryTerms(' !? ')).toEqual([]);
  });

  it('folding twice changes nothing more', () => {
    for (const word of ['كتاب‌ها', 'Straße', 'İçerik', '١٧', 'ﻻ']) expect(fold(fold(word))).toBe(fold(word));
  });
});
