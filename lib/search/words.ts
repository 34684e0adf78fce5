/*
 * How text becomes words that can be compared, for the index and for what a visitor types: one letter for every way
 * of writing it. The same functions run in both places, or nothing would be found.
 */

/** A word is letters, their marks and digits; ZWNJ, hyphen and tatweel hold its parts together. */
const WORD = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\u0640]|[\u200c\u00ad-](?=[\p{L}\p{N}]))*/gu;
const HAN = /\p{Script=Han}+/gu;
const JOINTS = /[\u200c\u00ad-]+/u;

/** Letters that are written alike or typed for one another: Arabic and Persian forms, dotless i. */
const ALIKE: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ە: 'ه',
  ٱ: 'ا',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');
const ZEROS = [0x0660, 0x06f0];

/** Persian and Arabic-Indic digits as ASCII; full-width ones are NFKC's work. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
};

/**
 * Folds a word: case, accents and vowel marks, ي/ی, ك/ک, hamza carriers, digits, tatweel, half-spaces and hyphens make
 * no difference.
 */
export const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u200b-\u200f\u2060\u00ad-]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, asciiDigit);

/** The Arabic article with the particles that lean on it: "والتسويق", "بالتسويق" and "تسويق" are one word. */
const ARTICLE = /^(?:و?[بكف]?ال|و?لل)(?=[\u0600-\u06ff]{3})/u;
const bare = (word: string): string => word.replace(ARTICLE, '');

/** Signs that only hold a Chinese sentence together; pairs with them would be a third of the index. */
const FILLERS = /[的了是我们你您这那也都就把被吗呢吧]/u;

/** Chinese is not cut into words but into overlapping pairs, so that any part of a phrase is found. */
const pairs = (run: string): string[] =>
  run.split(FILLERS).flatMap((part) => {
    const signs = [...part];
    return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });

/** Chinese runs and the rest of a folded word: "Google广告" is both. */
const pieces = (folded: string): string[] => [
  ...(folded.match(HAN) ?? []).flatMap(pairs),
  ...folded.split(HAN).filter(Boolean).map(bare),
];

/** What one word of a text is found by: whole, and where a half-space or hyphen joins it, by its parts as well. */
function formsIn(word: string): readonly string[] {
  const parts = word.split(JOINTS);
  const whole = pieces(fold(word));
  return parts.length > 1 ? [...new Set([...whole, ...parts.flatMap((part) => pieces(fold(part)))])] : whole;
}

/** Pages repeat their words, and folding is most of the work. */
const known = new Map<string, readonly string[]>();

function formsOf(word: string): readonly string[] {
  const forms = known.get(word) ?? formsIn(word);
  known.set(word, forms);
  return forms;
}

export interface Word {
  /** Place in the text, in code units. */
  readonly start: number;
  readonly end: number;
  /** Folded forms. */
  readonly forms: readonly string[];
}

/** The words of a text in order. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    forms: formsOf(match[0]),
  }));

const isWorthFinding = (form: string): boolean => form.length > 1 || /[\p{Script=Han}\p{N}]/u.test(form);

/** Everything a text is found by. */
export const indexTerms = (text: string): string[] =>
  wordsIn(text).flatMap(({ forms }) => forms.filter(isWorthFinding));

/** What a visitor looks for: each word whole, the last letters of it perhaps still to come. */
export const queryTerms = (query: string): string[] => {
  const terms = [...query.matchAll(WORD)].flatMap(([word]) => pieces(fold(word)));
  const worthy = terms.filter(isWorthFinding);
  return [...new Set(worthy.length > 0 ? worthy : terms)];
};
