import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { ARABIC_RANGE } from './fallback-fonts.ts';

/** A font file as pages load it. Addresses carry the file's hash, so they may be cached for ever. */
interface Face {
  readonly family: 'Roboto' | 'Vazirmatn' | 'IRANYekan';
  readonly url: string;
  readonly range: string;
}

const LATIN_RANGE =
  'U+20-7E,U+A0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+2010-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';

// `new URL` with a literal is what makes the bundler take the file into the export.
const latin: Face = {
  family: 'Roboto',
  url: String(new URL('./fonts/roboto-latin.woff2', import.meta.url)),
  range: LATIN_RANGE,
};
const turkish: Face = {
  family: 'Roboto',
  url: String(new URL('./fonts/roboto-turkish.woff2', import.meta.url)),
  range: 'U+11E-11F,U+130,U+15E-15F',
};
const russian: Face = {
  family: 'Roboto',
  url: String(new URL('./fonts/roboto-russian.woff2', import.meta.url)),
  range: 'U+401,U+410-44F,U+451,U+2116',
};

/**
 * The Arabic script's file. To use IRANYekan, put its licensed variable file beside the others (see `fonts/README.md`)
 * and change the family and the file name here; nothing else names either.
 */
const arabic: Face = {
  family: 'Vazirmatn',
  url: String(new URL('./fonts/vazirmatn-arabic.woff2', import.meta.url)),
  range: ARABIC_RANGE,
};

/** Files a language's own letters need. Roboto Latin is in every one: names, prices and addresses are Latin. */
function facesOf(lng: LanguageCode): readonly Face[] {
  if (lng === 'tr') return [latin, turkish];
  const { script } = languageOf(lng);
  if (script === 'Cyrl') return [latin, russian];
  return script === 'Arab' ? [arabic, latin] : [latin];
}

const fontFace = ({ family, url, range }: Face): string =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:400 600;font-display:swap;unicode-range:${range}}`;

export interface PageFonts {
  /** `@font-face` rules of the language's files. */
  readonly faces: string;
  /** Addresses of the files. */
  readonly urls: readonly string[];
}

/** What a page in a language loads: nothing of another script. */
export function fontsOf(lng: LanguageCode): PageFonts {
  const faces = facesOf(lng);
  return {
    faces: faces.map(fontFace).join(''),
    urls: faces.map(({ url }) => url),
  };
}
