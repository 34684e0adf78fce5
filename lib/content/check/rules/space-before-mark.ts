import { maskedProse } from '../letters.ts';
import type { TextRule } from '../rule.ts';

/** French sets a no-break space before tall marks; nobody sets a plain one before any. */
export const spaceBeforeMark: TextRule = {
  id: 'space-before-mark',
  level: 'warn',
  check({ language, text: whole }) {
    const text = maskedProse(whole);
    const tall =
      language.code === 'fr' && /\S[;?!]|[^\s\d\d/]:(?!\/)|«[^\u00a0\u202f]|[^\u00a0\u202f]»/u.exec(text)?.[0];
    if (tall && !/\p{P}{2}/u.test(tall.slice(0, 2))) {
      return { problem: `no no-break space at "${tall}"`, mend: 'U+202F before ; ? ! and inside « », U+00A0 before :' };
    }
    const found = /\S [,.;:!?،؛؟。，；：！？](?! ?[\d.])/u.exec(text)?.[0];
    return found
      ? { problem: `a plain space before "${found.slice(-1)}"`, mend: 'delete it (French: a no-break space)' }
      : undefined;
  },
};
