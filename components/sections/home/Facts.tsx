import { Facts as FactStrip } from '#components/ui/Facts.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { PLATFORMS } from '#lib/platforms.ts';
import { SERVICES } from '#lib/services.ts';
import css from './Facts.module.css';
import { smallestPriceParts } from './smallest-price.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly content: HomeContent['facts'];
}

/** Four numbers that can be checked, each counted from its registry. */
export function Facts({ lng, content }: Props) {
  const price = smallestPriceParts(lng).map(({ text, isUnit }) =>
    isUnit ? (
      <small className={css.unit} key={text}>
        {text}
      </small>
    ) : (
      text
    ),
  );
  const items = [
    { label: content.services, value: formatNumber(SERVICES.length, lng) },
    { label: content.platforms, value: formatNumber(PLATFORMS.length, lng) },
    { label: content.languages, value: formatNumber(LANGUAGES.length, lng) },
    { label: content.smallest, value: price },
  ];
  return (
    <div className="wrap">
      <FactStrip items={items} />
    </div>
  );
}
