/*
 * What was typed while the keyboard stood on the other alphabet: people with two layouts do it every day and see it
 * only when nothing is found.
 */

const LATIN = [..."qwertyuiop[]asdfghjkl;'zxcvbnm,."];

/** The same keys in the layouts that come with systems: ISIRI 9147, ЙЦУКЕН, Arabic (101), where one key writes two letters. */
const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  fa: [...'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو.'],
  ru: [...'йцукенгшщзхъфывапролджэячсмитьбю'],
  ar: [...'ضصثقفغعهخحجدشسيبلاتنمكطئءؤر', 'لا', ...'ىةوز'],
};

const retyped = (text: string, from: readonly string[], to: readonly string[]): string =>
  [...text.toLowerCase()].map((sign) => to[from.indexOf(sign)] ?? sign).join('');

/** A query as the other layout of a language's keyboard would have written it, in both directions. */
export function otherLayouts(query: string, lng: string): string[] {
  const own = LAYOUTS[lng];
  if (!own) return [];
  return [retyped(query, LATIN, own), retyped(query, own, LATIN)].filter((text) => text !== query.toLowerCase());
}
