import { classNames } from '#components/ui/class-names.ts';
import type { TariffsContent } from '#lib/content/kinds/tariffs.ts';
import { formatPrice } from '#lib/format/money.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { type PlanGroup, plansOf } from '#lib/plans.ts';
import css from './Comparison.module.css';
import { ComparisonRow } from './ComparisonRow.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly group: PlanGroup;
  readonly content: TariffsContent['comparison'];
}

/**
 * Three plans, line by line. On a phone each line becomes a name with three values under it, so the rows are grids with
 * the roles of a table: the elements of one must not be given roles of their own, and lose theirs as grids.
 */
export function Comparison({ lng, group, content }: Props) {
  const { tiers, groups } = messagesOf(lng, 'plans');
  return (
    <div className={css.table} role="table" aria-label={groups[group]}>
      <div role="rowgroup" className={css.head}>
        <div role="row" className={css.row}>
          <div role="cell" className={css.corner} />
          {plansOf(group).map((plan) => (
            <div
              role="columnheader"
              key={plan.id}
              className={classNames(css.plan, plan.tier === 'popular' && css.popular)}
            >
              <span className="h5">{tiers[plan.tier]}</span>
              <span className={`${css.price} num`}>{formatPrice(plan, lng)}</span>
            </div>
          ))}
        </div>
      </div>
      {content[group].map(({ title, rows }) => (
        <div role="rowgroup" key={title}>
          <div role="row">
            <div role="columnheader" aria-colspan={4} className={css.title}>
              {title}
            </div>
          </div>
          {rows.map((row) => (
            <ComparisonRow key={row.label} row={row} yes={content.yes} no={content.no} />
          ))}
        </div>
      ))}
    </div>
  );
}
