import { formatNumber, formatPercent } from '#lib/format/numbers.ts';
import { type ChartProps, sharesOf } from './chart-points.ts';
import css from './StackChart.module.css';

/** Parts of a whole: one bar, divided, and a key in the same order with each part's value and share. */
export function StackChart({ lng, points }: ChartProps) {
  const shares = sharesOf(points);
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        {points.map(({ label }, at) => (
          <span key={label} style={{ flexGrow: shares[at] }} />
        ))}
      </div>
      <ol className={css.key}>
        {points.map(({ label, value }, at) => (
          <li key={label}>
            <span className={css.mark} aria-hidden="true" />
            <span>{label}</span>
            <span className={`${css.value} num`}>{formatNumber(value, lng)}</span>
            <span className={`${css.share} num`}>{formatPercent(shares[at] ?? 0, lng)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
