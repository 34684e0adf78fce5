import type { HomeContent } from '#lib/content/kinds/home.ts';
import { formatPercent } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { FEE_TIERS } from '#lib/plans.ts';
import css from './FeeStaircase.module.css';
import { feeSpan } from './fee-span.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly content: Pick<HomeContent['advertising'], 'fee' | 'upTo' | 'between' | 'above'>;
}

/** The advertising fee as steps, highest first. */
export function FeeStaircase({ lng, content }: Props) {
  return (
    <div>
      <p className="caption muted">{content.fee}</p>
      <ol className={css.steps}>
        {FEE_TIERS.map(({ rate }, index) => (
          <li key={rate} style={{ '--step': FEE_TIERS.length - index }}>
            <b className="figure-sm num">{formatPercent(rate, lng)}</b>
            <span className="caption muted">{feeSpan(index, lng, content)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
