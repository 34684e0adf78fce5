import { UNWRITTEN } from '../../edit/scaffold.ts';
import type { TextRule } from '../rule.ts';

/** A note of `npm run locales new` that nobody has replaced by a text. */
export const unwritten: TextRule = {
  id: 'unwritten',
  level: 'error',
  check: ({ text }) =>
    text.startsWith(UNWRITTEN)
      ? { problem: 'this is still the note about what belongs here', mend: 'write the text in its place' }
      : undefined,
};
