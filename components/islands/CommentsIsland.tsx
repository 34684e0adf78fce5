import { env } from '#lib/env.ts';
import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { CommentsLoader } from './comments/CommentsLoader.tsx';
import { COMMENT_KEYS, COMMENT_MESSAGE_KEYS } from './comments/comment-texts.ts';
import { pick } from './pick.ts';

interface Props {
  readonly lng: LanguageCode;
  /** Page the comments belong to. */
  readonly page: PageId;
  /** The page's invitation to write the first one. */
  readonly empty: string;
}

/** Comments of a page and the form to add one, with their texts. */
export function CommentsIsland({ lng, page, empty }: Props) {
  const forms = messagesOf(lng, 'forms');
  const { locale } = languageOf(lng);
  const texts = {
    locale,
    empty,
    answer: fill(forms.commentAnswer, { brand: messagesOf(lng, 'shell').brand }),
    words: pick(forms, COMMENT_KEYS),
    messages: pick(messagesOf(lng, 'messages'), COMMENT_MESSAGE_KEYS),
  };
  return (
    <>
      <noscript>
        <p>{forms.noScript}</p>
      </noscript>
      <CommentsLoader
        lng={lng}
        place={{ locale, page }}
        texts={texts}
        siteKey={env.recaptchaSiteKey}
        reload={forms.reload}
      />
    </>
  );
}
