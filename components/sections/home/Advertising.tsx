import { FeeStaircase } from '#components/sections/FeeStaircase.tsx';
import { PlatformTable } from '#components/sections/PlatformTable.tsx';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import css from './Advertising.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: HomeContent['advertising'];
}

/** The fee that falls as the spend grows, and the platforms as a periodic table. */
export function Advertising({ lng, number, content }: Props) {
  const { rail, title, lead, workOut } = content;
  return (
    <Section id="advertising" number={number} rail={rail} title={title} tone="sunken" lng={lng}>
      <div className={css.columns}>
        <div className={css.text}>
          <p className="lead">{lead}</p>
          <FeeStaircase lng={lng} content={content} />
          {isBuilt('advertising-services') && (
            <p>
              <ArrowLink href={pathOf('advertising-services', lng)}>{workOut}</ArrowLink>
            </p>
          )}
        </div>
        <PlatformTable lng={lng} />
      </div>
    </Section>
  );
}
