import { type Phase, WeekPlan } from '#components/sections/WeekPlan.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { PHASE_WEEKS } from './week-plan.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: HomeContent['method'];
}

/** The nine weeks of a website, from brief to launch. */
export function Method({ lng, number, content: { rail, title, lead, phases } }: Props) {
  const plan = PHASE_WEEKS.flatMap((weeks, index): Phase[] => {
    const phase = phases[index];
    return phase ? [{ ...weeks, title: phase.name, result: phase.result }] : [];
  });
  return (
    <Section id="method" number={number} rail={rail} title={title} lead={lead} lng={lng}>
      <WeekPlan lng={lng} phases={plan} />
    </Section>
  );
}
