import { CommentsIsland } from '#components/islands/CommentsIsland.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: HomeContent['comments'];
}

/** Approved comments and the form. Nothing is invented: without a comment there is an invitation. */
export function Comments({ lng, number, content }: Props) {
  return (
    <Section id="comments" number={number} rail={content.rail} title={content.title} lng={lng}>
      <CommentsIsland lng={lng} page="home" empty={content.empty} />
    </Section>
  );
}
