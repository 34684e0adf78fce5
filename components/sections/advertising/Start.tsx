import { Section } from '#components/ui/Section.tsx';
import { TickList } from '#components/ui/TickList.tsx';
import type { AdvertisingContent } from '#lib/content/kinds/advertising.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Start.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: AdvertisingContent['start'];
}

/** What must be ready before the first advertisement runs. */
export function Start({ lng, number, content: { rail, title, items } }: Props) {
  return (
    <Section id="start" number={number} rail={rail} title={title} lng={lng}>
      <div className={css.body}>
        <TickList items={items} />
      </div>
    </Section>
  );
}
