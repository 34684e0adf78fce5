import type { TextRule } from '../rule.ts';

/** Zero-width space, word joiner, BOM, soft hyphen, direction marks and embeddings, tabs and line breaks. */
const NEVER = /[\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\t\r\n]/u;
const OPEN = /[\u2066-\u2068]/g;
const CLOSE = /\u2069/g;
const codeOf = (char: string) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Characters nobody sees, which break search, copying and the direction of a line. */
export const invisible: TextRule = {
  id: 'invisible',
  level: 'error',
  ofNames: true,
  check({ language, text }) {
    const found = NEVER.exec(text)?.[0] ?? (language.code === 'fa' ? undefined : /[\u200c\u200d]/u.exec(text)?.[0]);
    if (found)
      return { problem: `invisible character ${codeOf(found)}`, mend: 'delete it; retype the words around it' };
    if ((text.match(OPEN)?.length ?? 0) === (text.match(CLOSE)?.length ?? 0)) return undefined;
    return { problem: 'a direction isolate is opened and not closed', mend: 'close U+2066 with U+2069' };
  },
};
