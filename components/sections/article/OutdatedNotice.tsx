import { Alert } from '#components/ui/Alert.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { ArticlePage } from '#lib/articles.ts';
import { contentName } from '#lib/content/load.ts';
import { isOutdated } from '#lib/content/outdated.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly page: ArticlePage;
}

/** Tells readers that the English article has changed since theirs was written; nothing while it has not. */
export function OutdatedNotice({ lng, page }: Props) {
  if (!isOutdated(lng, contentName(page))) return null;
  const { outdated, readEnglish } = messagesOf(lng, 'blog');
  return (
    <Alert tone="info">
      <p>{outdated}</p>
      <TextLink href={pathOf(page, FALLBACK_LANGUAGE)} hrefLang={languageOf(FALLBACK_LANGUAGE).locale}>
        {readEnglish}
      </TextLink>
    </Alert>
  );
}
