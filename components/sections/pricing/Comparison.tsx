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
 * Three plans, line by line. On a phone each line becomes a name with three values under it; explicit table roles
 * keep the meaning that `display: grid` would take away.
 */
export function Comparison({ lng, group, content }: Props) {
  const { tiers, groups } = messagesOf(lng, 'plans');
  return (
    <table className={css.table} role="table" aria-label={groups[group]}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {plansOf(group).map((plan) => (
            <th
              role="columnheader"
              scope="col"
              key={plan.id}
              className={plan.tier === 'popular' ? css.popular : undefined}
            >
              <span className="h5">{tiers[plan.tier]}</span>
              <span className={`${css.price} num`}>{formatPrice(plan, lng)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {content[group].map(({ title, rows }) => (
        <tbody role="rowgroup" key={title}>
          <tr role="row" className={css.group}>
            <th role="columnheader" scope="colgroup" colSpan={4}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <ComparisonRow key={row.label} row={row} yes={content.yes} no={content.no} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
