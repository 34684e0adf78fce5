import { env } from '#lib/env.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { ConsultationLoader } from './consultation/ConsultationLoader.tsx';
import { CONSULTATION_KEYS, CONSULTATION_MESSAGE_KEYS } from './consultation/consultation-texts.ts';
import { pick } from './pick.ts';

interface Props {
  readonly lng: LanguageCode;
  /** Page the form stands on; sent along, so that the adviser knows it. */
  readonly page: PageId;
}

/** The consultation form with its texts, for any public page. */
export function ConsultationIsland({ lng, page }: Props) {
  const forms = messagesOf(lng, 'forms');
  const { locale } = languageOf(lng);
  const texts = {
    locale,
    words: pick(forms, CONSULTATION_KEYS),
    messages: pick(messagesOf(lng, 'messages'), CONSULTATION_MESSAGE_KEYS),
  };
  return (
    <>
      <noscript>
        <p>{forms.noScript}</p>
      </noscript>
      <ConsultationLoader
        lng={lng}
        place={{ locale, page: pathOf(page, lng) }}
        texts={texts}
        siteKey={env.recaptchaSiteKey}
        reload={forms.reload}
      />
    </>
  );
}
