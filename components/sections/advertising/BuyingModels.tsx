import { Section } from '#components/ui/Section.tsx';
import type { AdvertisingContent } from '#lib/content/kinds/advertising.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './BuyingModels.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: AdvertisingContent['payment'];
}

/** How one pays on the platform: each model by its abbreviation, written out, and when it is charged. */
export function BuyingModels({ lng, number, content: { rail, title, lead, models } }: Props) {
  return (
    <Section id="payment" number={number} rail={rail} title={title} lead={lead} lng={lng} tone="sunken">
      <dl className={css.models}>
        {models.map(({ code, name, text }) => (
          <div key={code}>
            <dt>
              <abbr className="figure-sm" title={name} lang="en">
                {code}
              </abbr>
              <span className="h5">{name}</span>
            </dt>
            <dd className="body2 muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
