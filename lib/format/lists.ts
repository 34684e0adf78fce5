import type { LanguageCode } from '#lib/i18n/languages.ts';

const COMMAS: Partial<Record<LanguageCode, string>> = { fa: '، ', ar: '، ', zh: '，' };

/** Names beside each other, with the comma of the language: `Websites, Popular`. */
export const commaList = (names: readonly string[], lng: LanguageCode): string => names.join(COMMAS[lng] ?? ', ');
