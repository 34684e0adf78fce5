import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the font files of `lib/theme/fonts` out of the packages they come from: the letters our languages write, in
 * the weights our tokens use. Run it by hand after an update of those packages and commit what it writes:
 * `node lib/theme/cut-fonts.ts`.
 */
const TARGET = path.join(import.meta.dirname, 'fonts');

/** Regular to bold; `WEIGHTS` in `tokens.ts` has nothing outside. */
const WEIGHT_AXIS = { min: 400, max: 600 };

/** Code points of Basic Latin, Latin-1 and the punctuation and signs of running text: `LATIN_RANGE` in `fonts.ts`. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x200b],
  [0x2010, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const;

const latinText = LATIN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
).join('');

const CUTS = [
  {
    from: import.meta.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
    to: 'roboto-latin',
    text: latinText,
  },
  {
    from: import.meta.resolve('@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2'),
    to: 'roboto-turkish',
    text: 'ĞğİŞş',
  },
  {
    from: import.meta.resolve('@fontsource-variable/roboto/files/roboto-cyrillic-wght-normal.woff2'),
    to: 'roboto-russian',
    text: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№',
  },
  // Arabic script joins and stacks: every glyph stays.
  {
    from: import.meta.resolve('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
    to: 'vazirmatn-arabic',
    text: null,
  },
] as const;

for (const { from, to, text } of CUTS) {
  const font = await readFile(fileURLToPath(from));
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT_AXIS },
    keepAllGlyphs: text === null,
  } as const;
  const cut = await subsetFont(font, text ?? '', options);
  await writeFile(path.join(TARGET, `${to}.woff2`), cut);
}
