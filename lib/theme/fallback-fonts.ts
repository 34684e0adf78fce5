/** Letters of the Arabic script and the marks between them. */
export const ARABIC_RANGE =
  'U+600-6FF,U+750-77F,U+870-88E,U+890-891,U+897-8E1,U+8E3-8FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';

const LATIN_FALLBACK =
  "@font-face{font-family:'Roboto Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:99.6%;ascent-override:93.1%;descent-override:24.5%;line-gap-override:0%}";
// Without its range the system font would take the Latin letters and digits too, before Roboto is asked.
const ARABIC_FALLBACK = `@font-face{font-family:'Vazirmatn Fallback';src:local('Segoe UI'),local('Tahoma'),local('Geeza Pro'),local('Noto Sans Arabic'),local('DejaVu Sans');size-adjust:100%;ascent-override:102.5%;descent-override:53.7%;line-gap-override:0%;unicode-range:${ARABIC_RANGE}}`;

/** System fonts in the measure of ours, which stand in until those have come: the swap moves nothing. */
export const FALLBACK_FONTS = LATIN_FALLBACK + ARABIC_FALLBACK;
