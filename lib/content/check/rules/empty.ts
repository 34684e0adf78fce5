import type { TextRule } from '../rule.ts';

/** An empty text shows as a hole in the page. */
export const empty: TextRule = {
  id: 'empty',
  level: 'error',
  ofNames: true,
  check: ({ text }) =>
    text.trim() === ''
      ? { problem: 'the text is empty', mend: 'write the text, or ask for the field to go' }
      : undefined,
};
