import { Section } from '#components/ui/Section.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { SERVICES } from '#lib/services.ts';
import { ServiceRow } from './ServiceRow.tsx';
import { ServiceStudies } from './ServiceStudies.tsx';
import css from './ServicesIndex.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: HomeContent['services'];
}

const GROUPS = ['design', 'build', 'grow'] as const;

/** The nine services as a ruled index; the drawing beside it follows the row under the pointer. */
export function ServicesIndex({ lng, number, content }: Props) {
  const names = messagesOf(lng, 'shell');
  return (
    <Section id="services" number={number} rail={content.rail} title={content.title} lead={content.lead} lng={lng}>
      <div className={css.index}>
        <div className={css.list}>
          {GROUPS.map((group) => (
            <div className={css.group} key={group}>
              <h3 className={css.label}>{names[group]}</h3>
              <ol className={css.rows}>
                {SERVICES.map((service, index) =>
                  service.group === group ? (
                    <ServiceRow key={service.page} lng={lng} service={service} index={index} content={content} />
                  ) : null,
                )}
              </ol>
            </div>
          ))}
        </div>
        <ServiceStudies lng={lng} caption={content.study} />
      </div>
    </Section>
  );
}
