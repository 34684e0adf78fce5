import type { LanguageCode } from '#lib/i18n/languages.ts';
import { type PlanGroup, plansOf } from '#lib/plans.ts';
import { PlanCard } from './PlanCard.tsx';
import css from './PlanCard.module.css';

interface Props {
  readonly group: PlanGroup;
  readonly lng: LanguageCode;
}

/** The three plans of a group on one sheet, their rows aligned; the middle one lifted. */
export function PlanGrid({ group, lng }: Props) {
  return (
    <div className={css.plans}>
      {plansOf(group).map((plan) => (
        <PlanCard key={plan.id} plan={plan} lng={lng} />
      ))}
    </div>
  );
}
