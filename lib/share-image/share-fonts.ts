import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type Language, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/*
 * Fonts of the share images. The text engine reads plain font files of one weight, so the site's own are turned into
 * such; Chinese, for which the site has none, comes from a package in slices, of which only the signs in use are taken.
 */

const WEIGHT = { wght: 500 };
const SITE_FONTS = ['roboto-latin', 'roboto-turkish', 'roboto-russian', 'vazirmatn-arabic'];

/** `url(./files/x.woff2) … unicode-range: U+4e00-4e10,…;` of one face of the package's style sheet. */
const FACE = /url\(\.\/(files\/[^)]+)\)[^}]*?unicode-range: ([^;]+);/g;

/** Families by script, the first that has a letter draws it. The cut Chinese font keeps the name of its lightest weight. */
const FAMILIES: Readonly<Record<Language['script'], string>> = {
  Latn: 'Roboto',
  Cyrl: 'Roboto',
  Arab: 'Vazirmatn, Roboto',
  Hans: 'Roboto, Noto Sans SC Thin',
};

export const familyOf = (lng: LanguageCode): string => FAMILIES[languageOf(lng).script];

const isIn = (ranges: string, sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
};

async function cutFont(from: string, to: string, text: string | null): Promise<void> {
  const options = { targetFormat: 'sfnt', variationAxes: WEIGHT, keepAllGlyphs: text === null } as const;
  writeFileSync(to, await subsetFont(readFileSync(from), text ?? '', options));
}

/** The slices of the Chinese font that have any of these signs, cut down to them. */
async function cutChinese(folder: string, signs: readonly string[]): Promise<void> {
  const sheet = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css'));
  for (const [, file = '', ranges = ''] of readFileSync(sheet, 'utf8').matchAll(FACE)) {
    const own = signs.filter((sign) => isIn(ranges, sign));
    const target = path.join(folder, `${path.basename(file, '.woff2')}.ttf`);
    if (own.length > 0) await cutFont(path.join(path.dirname(sheet), file), target, own.join(''));
  }
}

/**
 * Writes the font files and a configuration that names nothing else, so that a machine's own fonts change no picture.
 * @param chinese every Chinese text that will be drawn
 * @returns path of the configuration, for `FONTCONFIG_FILE`
 */
export async function writeFonts(folder: string, chinese: readonly string[]): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const name of SITE_FONTS) {
    await cutFont(path.join('lib', 'theme', 'fonts', `${name}.woff2`), path.join(folder, `${name}.ttf`), null);
  }
  await cutChinese(folder, [...new Set(chinese.join(''))]);
  const absolute = path.resolve(folder);
  const config = path.join(absolute, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?>\n<fontconfig><dir>${absolute}</dir><cachedir>${absolute}/cache</cachedir></fontconfig>\n`,
  );
  return config;
}
