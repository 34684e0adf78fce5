import { plainText } from '#lib/content/inline.ts';
import type { ArticleContent, Block } from '#lib/content/kinds/article.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** Words a practised reader takes in a minute of prose that has figures in it. */
const WORDS_A_MINUTE = 220;

/** What is read of a block; code is looked at, not read. */
function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'code':
      return [block.caption];
    case 'chart':
      return [block.caption, ...block.points.map(({ label }) => label)];
    case 'flow':
      return [block.caption, ...block.steps.flatMap((step) => [step.title, step.text])];
    case 'note':
      return [block.title, block.text];
  }
}

/** Counts words as the language's own readers do: Chinese writes no spaces. */
export function wordCount(texts: readonly string[], lng: LanguageCode): number {
  const segmenter = new Intl.Segmenter(languageOf(lng).locale, { granularity: 'word' });
  return texts.flatMap((text) => [...segmenter.segment(plainText(text))]).filter(({ isWordLike }) => isWordLike).length;
}

/** Every text of an article that is read from beginning to end. */
export const articleTexts = ({ title, lead, keyPoints, sections }: ArticleContent): string[] => [
  title,
  lead,
  ...keyPoints,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]),
];

/** Whole minutes an article takes, at least one. */
export const readingMinutes = (article: ArticleContent, lng: LanguageCode): number =>
  Math.max(1, Math.round(wordCount(articleTexts(article), lng) / WORDS_A_MINUTE));
