import type { TextRule } from './rule.ts';
import { chineseSpacing } from './rules/chinese-spacing.ts';
import { digits } from './rules/digits.ts';
import { doubledWords } from './rules/doubled-words.ts';
import { empty } from './rules/empty.ts';
import { foreignLetters } from './rules/foreign-letters.ts';
import { invisible } from './rules/invisible.ts';
import { marks } from './rules/marks.ts';
import { placeholders } from './rules/placeholders.ts';
import { sameAsEnglish } from './rules/same-as-english.ts';
import { seoLength } from './rules/seo-length.ts';
import { spaceBeforeMark } from './rules/space-before-mark.ts';
import { spaces } from './rules/spaces.ts';
import { typedPrice } from './rules/typed-price.ts';
import { wrongScript } from './rules/wrong-script.ts';

/** Every check of a single text, in the order problems are shown. */
export const TEXT_RULES: readonly TextRule[] = [
  empty,
  placeholders,
  sameAsEnglish,
  wrongScript,
  foreignLetters,
  marks,
  digits,
  typedPrice,
  invisible,
  spaces,
  spaceBeforeMark,
  chineseSpacing,
  doubledWords,
  seoLength,
];
