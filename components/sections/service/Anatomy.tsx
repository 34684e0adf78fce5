import { Section } from '#components/ui/Section.tsx';
import type { ServiceContent } from '#lib/content/kinds/service.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Anatomy.module.css';
import { AnatomyDrawing } from './AnatomyDrawing.tsx';
import type { Drawing } from './drawings/drawing.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: ServiceContent['anatomy'];
  readonly drawing: Drawing;
}

/** How quality is measured: a drawn thing with six pins, and the limit behind each pin. */
export function Anatomy({ lng, number, content: { rail, title, lead, alt, items }, drawing }: Props) {
  return (
    <Section id="quality" number={number} rail={rail} title={title} lead={lead} lng={lng} tone="ink">
      <div className={css.spec}>
        <AnatomyDrawing drawing={drawing} alt={alt} lng={lng} />
        <ol className={css.list}>
          {items.map((item, index) => (
            <li key={item.title}>
              <span className={`${css.pin} num`} aria-hidden="true">
                {formatNumber(index + 1, lng)}
              </span>
              <div>
                <h3 className="h5">{item.title}</h3>
                <p className="body2 muted">{item.text}</p>
              </div>
              <p className={`${css.value} num`}>
                <bdi>{item.value}</bdi>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
