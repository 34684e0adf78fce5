import type { HomeContent } from '#lib/content/kinds/home.ts';
import css from './StageDrawing.module.css';
import type { StageFrame } from './stage-frame.ts';

interface Props {
  readonly frame: StageFrame;
  readonly texts: HomeContent['stage']['drawing'];
}

/** Orders of six months in the model report; the last one is the number printed large. */
const ORDERS = [54, 67, 62, 92, 113, 146] as const;
const STRIDE = 61.6;
const BAR = 44;
const height = (orders: number): number => Math.round((orders * 138) / 146);

/** The model shop's monthly report. */
export function StageReport({ frame: { transform, x, box, digits }, texts }: Props) {
  const last = ORDERS.length - 1;
  const bars = ORDERS.map(
    (orders, i) => `M${box(64 + i * STRIDE, BAR)} 704v${-height(orders)}h${BAR}v${height(orders)}`,
  );
  return (
    <g className={css.report} transform={transform}>
      <rect x="40" y="500" width="400" height="236" rx="6" fill="#1f1b14" stroke="#3b3428" />
      <g fill="#f4f0e7">
        <text x={x(64)} y="538" fontSize="14">
          {texts.orders}
        </text>
        <text className={css.orders} x={x(64)} y="600">
          {digits(ORDERS.at(-1) ?? 0)}
        </text>
      </g>
      <path d={bars.slice(0, last).join('')} fill="#4a4233" />
      <path d={bars[last]} fill="#bfa268" />
      <path d="M64 704h352" stroke="#4a4233" />
      <g fill="#b3aa98">
        <text x={x(64)} y="624" fontSize="12">
          {texts.month}
        </text>
        {ORDERS.map((orders, i) => (
          <text className={css.middle} key={orders} x={x(64 + i * STRIDE + BAR / 2)} y="722" fontSize="10.5">
            {digits(i + 1)}
          </text>
        ))}
      </g>
    </g>
  );
}
