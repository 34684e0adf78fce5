import { maskedProse } from '../letters.ts';
import type { TextRule } from '../rule.ts';

/** What a text ends with, in the marks of any of the languages. */
const ENDS = [
  { name: 'a question mark', mark: /[?？؟]$/u },
  { name: 'a colon', mark: /[:：]$/u },
  { name: 'an ellipsis', mark: /(?:…|\.\.\.)$/u },
  { name: 'a full stop', mark: /[.。۔]$/u },
] as const;

/** A sentence may close what English leaves open, and a short Chinese message ends without a mark. */
const STOP = 'a full stop';

/** Closing quotes, brackets and isolates may stand after the mark. */
const AFTER_MARK = /[”“»")）」\s\u2069]+$/u;

const endOf = (text: string): string | undefined => {
  const end = maskedProse(text).replace(AFTER_MARK, '');
  return ENDS.find(({ mark }) => mark.test(end))?.name;
};

/**
 * A label ends as the English one does: a lost colon or question mark changes what it says. Only interface texts;
 * the sentences of a page are each writer's own.
 */
export const endMark: TextRule = {
  id: 'end-mark',
  level: 'warn',
  check({ language, file, text, english }) {
    if (language.code === 'en' || english === undefined || !/(?:^|\/)ui\//.test(file)) return undefined;
    const wanted = endOf(english);
    const given = endOf(text);
    if (wanted === given || (given === STOP && !wanted) || (wanted === STOP && language.script === 'Hans')) {
      return undefined;
    }
    return wanted
      ? { problem: `English ends with ${wanted}, this text does not`, mend: `end it with ${wanted}` }
      : { problem: `this text ends with ${given}, English does not`, mend: 'take the mark away' };
  },
};
