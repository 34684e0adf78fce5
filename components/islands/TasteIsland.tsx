import { env } from '#lib/env.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { textsVersion } from '#lib/i18n/published.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { pick } from './pick.ts';
import { TasteLoader } from './taste/TasteLoader.tsx';
import { TASTE_KEYS, TASTE_MESSAGES, TASTE_WORDS } from './taste/taste-texts.ts';

/** A taste of the analyzer with its texts. */
export function TasteIsland({ lng }: { readonly lng: LanguageCode }) {
  const forms = messagesOf(lng, 'forms');
  const texts = {
    locale: languageOf(lng).locale,
    words: pick(forms, TASTE_WORDS),
    messages: pick(messagesOf(lng, 'messages'), TASTE_MESSAGES),
    analyzer: pick(messagesOf(lng, 'analyzer'), TASTE_KEYS),
  };
  return (
    <TasteLoader
      lng={lng}
      texts={texts}
      siteKey={env.recaptchaSiteKey}
      version={textsVersion(lng)}
      account={pathOf('profile-analyzer', lng)}
      reload={forms.reload}
    />
  );
}
