import { priceParts } from '#lib/format/money.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { Plan } from '#lib/plans.ts';
import { classNames } from './class-names.ts';
import css from './Price.module.css';

interface Props {
  readonly plan: Plan;
  readonly lng: LanguageCode;
}

/** A plan's price as a figure: one amount, or a range with a gold dash. A unit in words stands small after its number. */
export function Price({ plan, lng }: Props) {
  const [from = '', to] = priceParts(plan, lng);
  const { number, unit } = splitUnit(to ?? from);
  const wide = to !== undefined || number.length > WIDE;
  return (
    <span className={classNames(css.price, 'num')}>
      <span className={classNames('figure', css.amount, wide && css.wide)}>
        {to !== undefined && (
          <>
            <bdi>{splitUnit(from).number}</bdi>
            <span className={css.dash}>–</span>
          </>
        )}
        <bdi>{number}</bdi>
      </span>
      {unit && <span className={css.unit}> {unit}</span>}
    </span>
  );
}

/** Characters of an amount that no longer fits a card at full size. */
const WIDE = 7;

/** Parts a currency in words from its number; a symbol stays where the language puts it. */
function splitUnit(text: string): { number: string; unit: string | undefined } {
  const [number = '', unit] = text.split('\u00a0');
  return unit && /\p{L}/u.test(unit) ? { number, unit } : { number: text, unit: undefined };
}
