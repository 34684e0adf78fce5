import type { AnalyzerText } from '#components/account/analyzer/use-analyzer-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';

/** The analyzer's words in a language, without a page. */
export function analyzerWords(lng: LanguageCode): AnalyzerText {
  const texts = messagesOf(lng, 'analyzer');
  const checks: Readonly<Record<string, Readonly<Record<'name' | 'why' | 'fix', string>>>> = texts.checks;
  return {
    text: (key, values = {}) => fill(texts[key], values),
    of: (group, name) => String(texts[group][name]),
    check: (id, part) => checks[id]?.[part] ?? id,
  };
}
