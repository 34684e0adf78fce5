import { priceParts } from '#lib/format/money.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { Plan } from '#lib/plans.ts';
import { classNames } from './class-names.ts';
import css from './Price.module.css';

interface Props {
  readonly plan: Plan;
  readonly lng: LanguageCode;
}

/** A plan's price as a figure: one amount, or a range with a gold dash. */
export function Price({ plan, lng }: Props) {
  const [from, to] = priceParts(plan, lng);
  const wide = to !== undefined || (from?.length ?? 0) > 9;
  return (
    <span className={classNames('figure num', css.price, wide && css.wide)}>
      <bdi>{from}</bdi>
      {to !== undefined && (
        <>
          <span className={css.dash}>–</span>
          <bdi>{to}</bdi>
        </>
      )}
    </span>
  );
}
