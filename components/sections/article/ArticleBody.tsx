import { Words } from '#components/ui/Words.tsx';
import type { ArticleContent } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { ArticleBlock } from './ArticleBlock.tsx';
import css from './ArticleBody.module.css';
import { ContentsList } from './ContentsList.tsx';
import { KeyPoints } from './KeyPoints.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { Sources } from './Sources.tsx';
import { sectionAnchor } from './section-anchor.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly content: ArticleContent;
  readonly url: string;
}

/** The text with its contents list beside it, and what belongs to it: key points, sources, ways to share. */
export function ArticleBody({ lng, content: { title, keyPoints, sections, sources }, url }: Props) {
  return (
    <div className={`wrap ${css.body}`}>
      <ContentsList lng={lng} sections={sections} />
      <div className={css.prose}>
        <KeyPoints lng={lng} points={keyPoints} />
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={sectionAnchor(section.id)} className={css.section}>
            <h2 className="h3" id={sectionAnchor(section.id)}>
              <Words text={section.title} lng={lng} />
            </h2>
            {section.blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name and never change places
              <ArticleBlock key={at} lng={lng} block={block} />
            ))}
          </section>
        ))}
        <Sources lng={lng} sources={sources} />
        <ShareLinks lng={lng} title={title} url={url} />
      </div>
    </div>
  );
}
