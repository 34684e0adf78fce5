import { asciiDigits } from '../format/digits.ts';

export const CODE_LENGTH = 6;

/** As the last line of a text message names it for the browser: `@alpha.example #123456`. */
const BOUND_CODE = /#(\d{6})\b/;
/** Six digits on their own, in one piece or in two or three with a space or a dash between. */
const LONE_CODE = /(?<![\d+])(?:\d{6}|\d{3}[\s-]\d{3}|\d{2}[\s-]\d{2}[\s-]\d{2})(?!\d)/;
const MARKS = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * The digits of a code in what was typed, pasted or filled in: at most six, in ASCII. Out of a whole message it takes
 * the code, not the year or the telephone number beside it.
 */
export function codeIn(text: string): string {
  const plain = asciiDigits(text)
    .replace(MARKS, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  const found = BOUND_CODE.exec(plain)?.[1] ?? LONE_CODE.exec(plain)?.[0] ?? plain;
  return found.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
