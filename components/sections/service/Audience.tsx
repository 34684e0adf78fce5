import { ItemGrid } from '#components/ui/ItemGrid.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ServiceContent } from '#lib/content/kinds/service.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Audience.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: ServiceContent['audience'];
}

/** Whom the service suits, and whom it does not. */
export function Audience({ lng, number, content: { rail, title, lead, fits, unfit } }: Props) {
  return (
    <Section id="audience" number={number} rail={rail} title={title} lead={lead} lng={lng}>
      <ItemGrid items={fits} />
      <p className={css.unfit}>{unfit}</p>
    </Section>
  );
}
