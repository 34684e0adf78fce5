import type { TextRule } from '../rule.ts';

/** Spaces at the ends or in pairs: never meant, always seen. */
export const spaces: TextRule = {
  id: 'spaces',
  level: 'error',
  ofNames: true,
  check({ text }) {
    if (text !== text.trim()) return { problem: 'a space at the beginning or the end', mend: 'delete it' };
    if (/[ \u00a0\u202f]{2}/.test(text)) return { problem: 'two spaces in a row', mend: 'leave one' };
    return undefined;
  },
};
