import { MotifImage } from '#components/ui/MotifImage.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { AboutContent } from '#lib/content/kinds/about.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Mark.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: AboutContent['mark'];
}

/** The curve behind the mark, its formula, and what it stands for. */
export function Mark({ lng, number, content: { rail, title, text } }: Props) {
  return (
    <Section id="mark" number={number} rail={rail} title={title} tone="ink" lng={lng}>
      <div className={css.mark}>
        <MotifImage name="complete" shape="wide" className={css.curve} />
        <div className={css.text}>
          <p className="h3 num">
            <span className="ltr">y² = x²(x + 1)</span>
          </p>
          <p className="lead muted">{text}</p>
        </div>
      </div>
    </Section>
  );
}
