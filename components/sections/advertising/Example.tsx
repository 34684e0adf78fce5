import { Section } from '#components/ui/Section.tsx';
import type { AdvertisingContent } from '#lib/content/kinds/advertising.ts';
import { feeOf } from '#lib/fee.ts';
import { formatUsd } from '#lib/format/money.ts';
import { formatNumber, formatPercent } from '#lib/format/numbers.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Example.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: AdvertisingContent['example'];
}

/** A worked model: its sums come from the fee tiers, so that they can never disagree with the price list. */
export function Example({ lng, number, content: { rail, title, spend, text, steps } }: Props) {
  const { rate, fee, total } = feeOf(spend);
  const sums = {
    spend: formatUsd(spend, lng),
    rate: formatPercent(rate, lng),
    fee: formatUsd(fee, lng),
    total: formatUsd(total, lng),
  };
  return (
    <Section id="example" number={number} rail={rail} title={title} lng={lng}>
      <div className={css.example}>
        <p className="lead">{fill(text, sums)}</p>
        <ol className={css.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <span className="num" aria-hidden="true">
                {formatNumber(index + 1, lng)}
              </span>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
