import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { TextRule } from '../rule.ts';

/** Letters that belong to a neighbour of the language and look the same in many fonts. */
const FOREIGN: Partial<Record<LanguageCode, { letters: RegExp; mend: string }>> = {
  fa: { letters: /[يكىة٠-٩]/u, mend: 'use ی, ک, هٔ and ۰–۹ (a Persian keyboard writes them)' },
  ar: { letters: /[یکەگچپژ۰-۹\u200c]/u, mend: 'use ي, ك and 0–9, and no half-space (an Arabic keyboard writes them)' },
  ru: {
    letters: /\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu,
    mend: 'write the whole word in Cyrillic letters',
  },
  tr: { letters: /i\u0307/u, mend: 'write ı and i, not i with a second dot' },
};

/** Persian letters in Arabic, Arabic ones in Persian, Latin look-alikes inside a Russian word. */
export const foreignLetters: TextRule = {
  id: 'foreign-letters',
  level: 'error',
  check({ language, text }) {
    const rule = FOREIGN[language.code];
    const found = rule?.letters.exec(text)?.[0];
    return rule && found ? { problem: `"${found}" is a letter of another alphabet`, mend: rule.mend } : undefined;
  },
};
