import { classNames } from '#components/ui/class-names.ts';
import { FEE_TIERS, type FeeTier } from '#lib/plans.ts';
import css from './FeeCalculator.module.css';

interface Props {
  readonly current: FeeTier;
  readonly spans: readonly string[];
  readonly percent: (share: number) => string;
}

/** The tiers of the fee; the one that applies is marked, in words for those who do not see it. */
export function FeeSteps({ current, spans, percent }: Props) {
  return (
    <ol className={css.tiers}>
      {FEE_TIERS.map((tier, index) => (
        <li
          key={tier.rate}
          className={classNames(tier === current && css.current)}
          aria-current={tier === current ? 'true' : undefined}
        >
          <span>{spans[index]}</span>
          <b className="num">{percent(tier.rate)}</b>
        </li>
      ))}
    </ol>
  );
}
