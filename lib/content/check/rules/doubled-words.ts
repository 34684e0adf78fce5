import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { TextRule } from '../rule.ts';

/** Pairs that are grammar, not slips. Turkish and Persian double words on purpose («tek tek»، «یکی یکی»). */
const ALLOWED: Partial<Record<LanguageCode, readonly string[]>> = { fr: ['nous', 'vous'], de: ['die', 'der', 'das'] };
const DOUBLING_LANGUAGES: readonly LanguageCode[] = ['tr', 'fa'];

/** The same word twice in a row: the usual trace of an edit. */
export const doubledWords: TextRule = {
  id: 'doubled-words',
  level: 'warn',
  check({ language, text }) {
    if (DOUBLING_LANGUAGES.includes(language.code)) return undefined;
    const found = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}])/iu.exec(text)?.[1];
    if (!found || ALLOWED[language.code]?.includes(found.toLowerCase())) return undefined;
    return { problem: `"${found}" stands twice`, mend: 'delete one, or say it differently' };
  },
};
