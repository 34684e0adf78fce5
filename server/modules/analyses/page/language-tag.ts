const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a text is a language tag that means something (BCP 47): `de`, `fa-IR`, `zh-Hans`. */
export function isLanguageTag(text: string): boolean {
  try {
    const { language, region } = new Intl.Locale(text);
    const place = region ? REGIONS.of(region) : 'none needed';
    return LANGUAGES.of(language) !== undefined && place !== undefined;
  } catch {
    return false;
  }
}

/** `de` of `de-AT`. */
export const languageIn = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

export const RTL_LANGUAGES: ReadonlySet<string> = new Set([
  'ar',
  'fa',
  'he',
  'ur',
  'ps',
  'sd',
  'ug',
  'yi',
  'dv',
  'ckb',
]);

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Grek: /\p{Script=Greek}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Latn: /\p{Script=Latin}/gu,
};
const SCRIPT_OF: Readonly<Record<string, string>> = {
  ar: 'Arab',
  fa: 'Arab',
  ur: 'Arab',
  ps: 'Arab',
  ckb: 'Arab',
  ru: 'Cyrl',
  uk: 'Cyrl',
  be: 'Cyrl',
  bg: 'Cyrl',
  zh: 'Han',
  ja: 'Han',
  el: 'Grek',
  he: 'Hebr',
  yi: 'Hebr',
  en: 'Latn',
  de: 'Latn',
  fr: 'Latn',
  es: 'Latn',
  it: 'Latn',
  pt: 'Latn',
  tr: 'Latn',
  nl: 'Latn',
  pl: 'Latn',
  sv: 'Latn',
  da: 'Latn',
  fi: 'Latn',
  no: 'Latn',
  nb: 'Latn',
  cs: 'Latn',
  ro: 'Latn',
  hu: 'Latn',
  id: 'Latn',
  vi: 'Latn',
};

/** Part of a text's letters that are of the script its language is written in; `null` where that is not known. */
export function scriptShare(text: string, language: string): number | null {
  const script = SCRIPT_OF[language];
  const total = text.match(/\p{L}/gu)?.length ?? 0;
  const pattern = script ? SCRIPTS[script] : undefined;
  return pattern && total > 0 ? (text.match(pattern)?.length ?? 0) / total : null;
}
