import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** A font file as pages load it. Addresses carry the file's hash, so they may be cached for ever. */
interface Face {
  readonly family: 'Roboto' | 'Vazirmatn' | 'IRANYekan';
  readonly url: string;
  readonly range: string;
}

const LATIN_RANGE =
  'U+20-7E,U+A0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+2010-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const ARABIC_RANGE =
  'U+600-6FF,U+750-77F,U+870-88E,U+890-891,U+897-8E1,U+8E3-8FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';

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

/** System fonts in the measure of ours, so that the swap moves nothing. */
const LATIN_FALLBACK =
  "@font-face{font-family:'Roboto Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:99.6%;ascent-override:93.1%;descent-override:24.5%;line-gap-override:0%}";
// Without its range the system font would take the Latin letters and digits too, before Roboto is asked.
const ARABIC_FALLBACK = `@font-face{font-family:'Vazirmatn Fallback';src:local('Segoe UI'),local('Tahoma'),local('Geeza Pro'),local('Noto Sans Arabic'),local('DejaVu Sans');size-adjust:100%;ascent-override:102.5%;descent-override:53.7%;line-gap-override:0%;unicode-range:${ARABIC_RANGE}}`;

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
  /** `@font-face` rules of the language and of its fallbacks. */
  readonly css: string;
  /** Addresses to preload. */
  readonly preloads: readonly string[];
}

/** What a page in a language loads: nothing of another script. */
export function fontsOf(lng: LanguageCode): PageFonts {
  const faces = facesOf(lng);
  const arabicScript = languageOf(lng).script === 'Arab';
  return {
    css: [...faces.map(fontFace), LATIN_FALLBACK, arabicScript ? ARABIC_FALLBACK : ''].join(''),
    preloads: faces.filter((face) => face !== turkish).map(({ url }) => url), // six letters come when the page asks
  };
}
