import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { type PlanGroup, plansOf } from '#lib/plans.ts';
import css from './PlanCard.module.css';
import { PlanCard } from './PlanCard.tsx';

interface Props {
  readonly group: PlanGroup;
  readonly lng: LanguageCode;
  /** Page the plans stand on; part of each order's reference. */
  readonly page?: PageId;
}

/** The three plans of a group on one sheet, their rows aligned; the middle one lifted. */
export function PlanGrid({ group, lng, page = 'home' }: Props) {
  return (
    <div className={css.plans}>
      {plansOf(group).map((plan) => (
        <PlanCard key={plan.id} plan={plan} lng={lng} page={page} />
      ))}
    </div>
  );
}
