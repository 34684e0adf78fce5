import type { PrivacyContent } from '#lib/content/kinds/privacy.ts';
import { formatSpan } from '#lib/format/spans.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { Span } from '#lib/storage-keys.ts';

type Words = PrivacyContent['kept'];

/** How long something stays, in words. */
export const keptText = (keptFor: Exclude<keyof Words, 'span'> | Span, words: Words, lng: LanguageCode): string =>
  typeof keptFor === 'string' ? words[keptFor] : fill(words.span, { span: formatSpan(keptFor, lng) });
