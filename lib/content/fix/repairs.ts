import type { Language } from '#lib/i18n/languages.ts';
import { inProse, outsideLatin } from './prose.ts';

/** A repair that cannot change what a text says. */
export interface Repair {
  readonly id: string;
  applies(language: Language): boolean;
  mend(text: string): string;
}

const always = () => true;
const persian = ({ code }: Language) => code === 'fa';
const arabic = ({ code }: Language) => code === 'ar';
const french = ({ code }: Language) => code === 'fr';

const exchange = (text: string, pairs: Readonly<Record<string, string>>): string =>
  text.replace(new RegExp(`[${Object.keys(pairs).join('')}]`, 'gu'), (char) => pairs[char] ?? char);

const digits = (from: number, to: number) => (text: string) =>
  [...text]
    .map((char) => {
      const value = (char.codePointAt(0) ?? 0) - from;
      return value >= 0 && value <= 9 ? String.fromCodePoint(to + value) : char;
    })
    .join('');

const LATIN_ZERO = 0x30;
const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;
const FULL_WIDTH_ZERO = 0xff10;
const ZWNJ = '\u200c';

/** In the order they are applied. */
const REPAIRS: readonly Repair[] = [
  {
    id: 'invisible characters',
    applies: always,
    mend: (text) => text.replaceAll(/[\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e]/gu, '').replaceAll('\t', ' '),
  },
  {
    id: 'half-spaces',
    applies: ({ code }) => code !== 'fa',
    mend: (text) => text.replaceAll(/[\u200c\u200d]/gu, ''),
  },
  { id: 'spaces at the ends', applies: always, mend: (text) => text.trim() },
  {
    id: 'double spaces',
    applies: always,
    mend: (text) => inProse(text, (prose) => prose.replaceAll(/([ \u00a0\u202f])[ \u00a0\u202f]+/gu, '$1')),
  },
  {
    id: 'spaces before marks',
    applies: ({ code }) => code !== 'fr',
    mend: (text) => inProse(text, (prose) => prose.replaceAll(/(?<=\S) (?=[,.;:!?،؛؟。，；：！？](?! ?[\d.]))/gu, '')),
  },
  {
    id: 'French spaces',
    applies: french,
    mend: (text) =>
      inProse(text, (prose) =>
        prose
          .replaceAll(/(?<=[\p{L}\p{N}»)”’])[ \u00a0]?(?=[;?!])/gu, '\u202f')
          .replaceAll(/(?<=[\p{L}»)”]) (?=:)/gu, '\u00a0')
          .replaceAll(/«[ \u00a0]?(?=[^\s\u202f])/gu, '«\u202f')
          .replaceAll(/(?<=[^\s\u202f])[ \u00a0]?»/gu, '\u202f»'),
      ),
  },
  {
    id: 'Persian letters',
    applies: persian,
    mend: (text) => inProse(text, (prose) => exchange(prose, { ي: 'ی', ى: 'ی', ك: 'ک' })),
  },
  {
    id: 'Persian digits',
    applies: persian,
    mend: (text) => outsideLatin(inProse(text, digits(ARABIC_ZERO, PERSIAN_ZERO)), digits(LATIN_ZERO, PERSIAN_ZERO)),
  },
  {
    id: 'Latin digits',
    applies: ({ code }) => code !== 'fa',
    mend: (text) =>
      [ARABIC_ZERO, PERSIAN_ZERO, FULL_WIDTH_ZERO].reduce(
        (mended, zero) => inProse(mended, digits(zero, LATIN_ZERO)),
        text,
      ),
  },
  {
    id: 'Arabic letters',
    applies: arabic,
    mend: (text) => inProse(text, (prose) => exchange(prose, { ی: 'ي', ک: 'ك' })),
  },
  {
    id: 'kashida',
    applies: ({ script }) => script === 'Arab',
    mend: (text) => inProse(text, (prose) => prose.replaceAll(/(?<=\p{L})\u0640+(?=\p{L})/gu, '')),
  },
  {
    id: 'Persian half-spaces',
    applies: persian,
    mend: (text) =>
      inProse(text, (prose) =>
        prose
          .replaceAll(/(?<!\p{L})(ن?می) (?=[آ-ی]{2,})/gu, `$1${ZWNJ}`)
          .replaceAll(/(?<=[آ-ی]) (?=(?:ها|های|هایی|هایش|هایشان|هایتان|ترین)(?!\p{L}))/gu, ZWNJ),
      ),
  },
];

/** A text after all repairs of its language. */
export const mended = (text: string, language: Language): string =>
  REPAIRS.filter(({ applies }) => applies(language)).reduce((result, { mend }) => mend(result), text);
