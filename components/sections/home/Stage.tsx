import { Section } from '#components/ui/Section.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Stage.module.css';
import { StageDrawing } from './StageDrawing.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: HomeContent['stage'];
}

/** What a customer receives, on ink: one drawing and three checkable sentences. */
export function Stage({ lng, number, content }: Props) {
  const { rail, title, lead, site, app, report } = content;
  return (
    <Section id="stage" number={number} rail={rail} title={title} lead={lead} tone="ink" lng={lng}>
      <div className={css.crop}>
        <StageDrawing lng={lng} content={content} />
      </div>
      <ul className={css.captions}>
        {[site, app, report].map((caption) => (
          <li key={caption.title}>
            <h3 className="h5">{caption.title}</h3>
            <p className="body2 muted">{caption.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
