import { Facts } from '#components/ui/Facts.tsx';
import type { AboutContent } from '#lib/content/kinds/about.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { PLANS } from '#lib/plans.ts';
import { PLATFORMS } from '#lib/platforms.ts';
import { SERVICES } from '#lib/services.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly labels: AboutContent['facts'];
}

/** Four figures counted from the registries, so that they are true of this very site. */
export function AboutFacts({ lng, labels }: Props) {
  const figures = [
    { value: SERVICES.length, label: labels.services },
    { value: PLATFORMS.length, label: labels.platforms },
    { value: LANGUAGES.length, label: labels.languages },
    { value: PLANS.length, label: labels.plans },
  ];
  return (
    <div className="wrap">
      <Facts items={figures.map(({ value, label }) => ({ value: formatNumber(value, lng), label }))} />
    </div>
  );
}
