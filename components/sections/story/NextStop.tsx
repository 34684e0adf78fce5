import { consultationHref } from '#components/shell/menu-links.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Buttons } from '#components/ui/Buttons.tsx';
import type { StoryContent } from '#lib/content/kinds/story.ts';
import { formatOrdinal } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import css from './NextStop.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: StoryContent['next'];
}

/** The gold band at the end of the line: a consultation, or who we are. */
export function NextStop({ lng, number, content: { rail, title, about } }: Props) {
  return (
    <section className={css.band} aria-labelledby="next-title">
      <div className="wrap">
        <p className={css.rail}>
          <span className="num">{formatOrdinal(number, lng)}</span>
          <span>{rail}</span>
        </p>
        <div className={css.row}>
          <h2 className="h2" id="next-title">
            {title}
          </h2>
          <Buttons>
            <ButtonLink variant="ink" href={consultationHref({ id: 'story', lng })} go>
              {messagesOf(lng, 'forms').send}
            </ButtonLink>
            {isBuilt('about-us') && (
              <ButtonLink variant="line" href={pathOf('about-us', lng)}>
                {about}
              </ButtonLink>
            )}
          </Buttons>
        </div>
      </div>
    </section>
  );
}
