import { formatNumber } from '#lib/format/numbers.ts';
import { type ChartProps, longestWord, placedPoints } from './chart-points.ts';
import css from './LineChart.module.css';

/** Size of the drawing's own grid; the page stretches it. */
const GRID = 100;

/** A line over evenly spaced points. Only the line is stretched: dots, labels and values are text on the page. */
export function LineChart({ lng, points }: ChartProps) {
  const placed = placedPoints(points);
  const line = placed.map(({ across, up }) => `${(across * GRID).toFixed(2)},${(GRID - up * GRID).toFixed(2)}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls on a narrow page must be reachable from the keyboard
    <div className={css.scroll} tabIndex={0}>
      <div className={css.chart} style={{ '--points': points.length, '--letters': longestWord(points) }}>
        <svg className={css.line} viewBox={`0 0 ${GRID} ${GRID}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.grid} d={`M0 0H${GRID}M0 ${GRID / 2}H${GRID}M0 ${GRID}H${GRID}`} />
          <polyline points={line.join(' ')} />
        </svg>
        <ol className={css.points}>
          {placed.map(({ label, value, up }) => (
            <li key={label} style={{ '--up': up.toFixed(3) }}>
              <span>{label}</span>
              <span className={`${css.value} num`}>{formatNumber(value, lng)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
