import { plainText } from '../../inline.ts';
import type { TextRule } from '../rule.ts';

/** Signs that come in pairs. Straight quotes have one form for both ends. */
const PAIRS = ['()', '[]', '（）', '【】', '《》', '「」', '«»'] as const;

const SIGNS = /[()[\]（）【】《》「」«»“”„"]/u;

/** The step of a list, “1)”, closes what nothing opened. */
const LIST_STEP = /(?<=^|[\s,;:،؛])[\p{L}\p{N}]{1,2}\)/gu;

const countOf = (text: string, char: string): number => text.split(char).length - 1;

/** One language opens with the sign that closes in another, so curly quotes are only counted. */
function openQuote(text: string): string | undefined {
  const curly = countOf(text, '“') + countOf(text, '”') + countOf(text, '„');
  if (curly % 2 !== 0) return '“ ”';
  return countOf(text, '"') % 2 === 0 ? undefined : '"';
}

/** A bracket or a quote that is opened and not closed, or the other way round. */
export const pairs: TextRule = {
  id: 'pairs',
  level: 'warn',
  check({ text }) {
    if (!SIGNS.test(text)) return undefined;
    const prose = plainText(text.replaceAll(/`[^`]*`/g, ''));
    const steps = prose.match(LIST_STEP)?.length ?? 0;
    const lone = PAIRS.find(([open = '', close = '']) => {
      const extra = countOf(prose, close) - countOf(prose, open);
      return extra !== 0 && !(close === ')' && extra === steps);
    });
    const found = lone ?? openQuote(prose);
    if (!found) return undefined;
    return { problem: `${found} is not in pairs`, mend: 'close what is opened, or delete the lone sign' };
  },
};
