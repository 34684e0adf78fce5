import { WeekPlan } from '#components/sections/WeekPlan.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ServiceContent } from '#lib/content/kinds/service.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: ServiceContent['process'];
}

/** How the work runs, week by week. */
export function Process({ lng, number, content: { rail, title, lead, phases } }: Props) {
  return (
    <Section id="process" number={number} rail={rail} title={title} lead={lead} lng={lng}>
      <WeekPlan lng={lng} phases={phases} />
    </Section>
  );
}
