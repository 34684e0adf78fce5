import { FALLBACK_LANGUAGE } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import css from './LanguageChoice.module.css';
import { LanguageList } from './LanguageList.tsx';
import { Wordmark, WordmarkSymbol } from './Wordmark.tsx';

/**
 * The page at `/`. Its script leaves for the visitor's language at once; the ten links are for the moment a slow
 * country look-up takes, and for crawlers. Without script, a refresh in the head leads to English.
 */
export function LanguageChoice() {
  return (
    <main className={css.page}>
      <WordmarkSymbol />
      <Wordmark />
      <h1 className="vh">{messagesOf(FALLBACK_LANGUAGE, 'shell').entry.heading}</h1>
      <LanguageList />
    </main>
  );
}
