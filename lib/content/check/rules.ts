import type { TextRule } from './rule.ts';
import { chineseSpacing } from './rules/chinese-spacing.ts';
import { digits } from './rules/digits.ts';
import { doubledWords } from './rules/doubled-words.ts';
import { empty } from './rules/empty.ts';
import { endMark } from './rules/end-mark.ts';
import { foreignLetters } from './rules/foreign-letters.ts';
import { glossary } from './rules/glossary.ts';
import { invisible } from './rules/invisible.ts';
import { labelLength } from './rules/label-length.ts';
import { links } from './rules/links.ts';
import { marks } from './rules/marks.ts';
import { pairs } from './rules/pairs.ts';
import { persianTyping } from './rules/persian-typing.ts';
import { placeholders } from './rules/placeholders.ts';
import { sameAsEnglish } from './rules/same-as-english.ts';
import { seoLength } from './rules/seo-length.ts';
import { spaceBeforeMark } from './rules/space-before-mark.ts';
import { spaces } from './rules/spaces.ts';
import { tags } from './rules/tags.ts';
import { typedPrice } from './rules/typed-price.ts';
import { unwritten } from './rules/unwritten.ts';
import { wrongScript } from './rules/wrong-script.ts';

/** Every check of a single text, in the order problems are shown. */
export const TEXT_RULES: readonly TextRule[] = [
  empty,
  unwritten,
  placeholders,
  tags,
  links,
  sameAsEnglish,
  wrongScript,
  foreignLetters,
  marks,
  digits,
  typedPrice,
  invisible,
  spaces,
  spaceBeforeMark,
  pairs,
  endMark,
  persianTyping,
  chineseSpacing,
  doubledWords,
  glossary,
  seoLength,
  labelLength,
];
