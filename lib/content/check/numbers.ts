/** A number with its separators, as any of the ten languages writes it: 1,050 · 1.050 · 1 050 · ۱٬۰۵۰. */
const NUMBER = /\p{Nd}+(?:[.,٫٬'’\u00a0\u202f\u2009 ]\p{Nd}{3})*(?:[.,٫]\p{Nd}+)?/gu;

/** Chinese counts in steps of ten thousand: 18.75万 is 187,500. */
const IN_MYRIADS = /(\d+(?:\.\d+)?)\s?([万亿])/gu;
const STEPS: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };

/** Zero of each row of digits that the languages use: Latin, Arabic, Persian, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

const toLatin = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });

const inUnits = (text: string): string =>
  text.replaceAll(IN_MYRIADS, (_, figure, step) => String(Math.round(Number(figure) * (STEPS[step] ?? 1))));

/** Values that a text names, as digits without separators: "$1,050 in 2.5 weeks" names 1050 and 25. */
export const numbersOf = (text: string): Set<string> =>
  new Set((inUnits(toLatin(text)).match(NUMBER) ?? []).map((number) => number.replaceAll(/\D/g, '')));
