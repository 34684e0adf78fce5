import { Section } from '#components/ui/Section.tsx';
import { TickList } from '#components/ui/TickList.tsx';
import type { AdvertisingContent } from '#lib/content/kinds/advertising.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Character.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: AdvertisingContent['character'];
}

/** What the platform is good at, and what it is bad at, side by side. */
export function Character({ lng, number, content: { rail, title, good, bad } }: Props) {
  return (
    <Section id="character" number={number} rail={rail} title={title} lng={lng}>
      <div className={css.pair}>
        <div>
          <h3 className="h4">{good.title}</h3>
          <TickList items={good.items} />
        </div>
        <div>
          <h3 className="h4">{bad.title}</h3>
          <ul className={css.bad}>
            {bad.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
