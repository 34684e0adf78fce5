import type { TextRule } from '../rule.ts';

const GAP =
  /\p{Script=Han} (?:[\p{Script=Latin}\d]|\{\{)|(?:[\p{Script=Latin}\d]|\}\}) \p{Script=Han}|[，。、；：？！] | [，。、；：？！]/u;

/** House rule: no typed space between Chinese and Latin; the style sheet makes the gap. */
export const chineseSpacing: TextRule = {
  id: 'chinese-spacing',
  level: 'warn',
  check({ language, text }) {
    const found = language.script === 'Hans' ? GAP.exec(text)?.[0] : undefined;
    return found
      ? { problem: `a typed space at "${found}"`, mend: 'delete it; the page sets the gap by itself' }
      : undefined;
  },
};
