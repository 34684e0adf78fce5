import { Alert } from '#components/ui/Alert.tsx';
import type { BlockOf } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { InlineText } from './InlineText.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly block: BlockOf<'note'>;
}

/** Something the reader should not miss, beside the argument. */
export function ArticleNote({ lng, block: { title, text } }: Props) {
  return (
    <aside>
      <Alert tone="info" title={title}>
        <p>
          <InlineText text={text} lng={lng} />
        </p>
      </Alert>
    </aside>
  );
}
