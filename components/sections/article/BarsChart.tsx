import { formatNumber } from '#lib/format/numbers.ts';
import css from './BarsChart.module.css';
import type { ChartProps } from './chart-points.ts';

/** One bar a value, from the start edge of the page; the largest is gold. Labels and values are text. */
export function BarsChart({ lng, points }: ChartProps) {
  const largest = Math.max(...points.map(({ value }) => value));
  return (
    <ul className={css.bars}>
      {points.map(({ label, value }) => (
        <li key={label} className={css.row}>
          <span className={css.label}>{label}</span>
          <span className={css.track} aria-hidden="true">
            <span
              className={value === largest ? css.largest : css.bar}
              style={{ inlineSize: `${largest > 0 ? (value / largest) * 100 : 0}%` }}
            />
          </span>
          <span className={`${css.value} num`}>{formatNumber(value, lng)}</span>
        </li>
      ))}
    </ul>
  );
}
