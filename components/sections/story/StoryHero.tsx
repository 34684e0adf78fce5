import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import type { StoryContent } from '#lib/content/kinds/story.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './StoryHero.module.css';
import { StoryPlot } from './StoryPlot.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly content: StoryContent;
}

/** Title, what the line stands for, that the story is a sample, and the line itself. */
export function StoryHero({ lng, content }: Props) {
  const { title, lead, sample } = content.hero;
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.in}`}>
        <Breadcrumbs id="story" lng={lng} />
        <h1 className="display">
          {title.map((line, at) => (
            <span className={css.line} key={line}>
              {line}
              {at < title.length - 1 && ' '}
            </span>
          ))}
        </h1>
        <p className={`lead ${css.lead}`}>{lead}</p>
        <p className={`muted ${css.lead}`}>{sample}</p>
      </div>
      <StoryPlot lng={lng} content={content} />
    </section>
  );
}
