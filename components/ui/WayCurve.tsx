import { WAY_END, wayBox, wayPath, wayPoint } from '#lib/motif/way-curve.ts';
import { classNames } from './class-names.ts';
import css from './WayCurve.module.css';

interface Props {
  /** Height of the curve against its width; 1 is the true one. */
  readonly height: number;
  /** The end of the curve where the way begins. */
  readonly from: 'upper' | 'lower';
  /** Parameter of the curve that has been reached; nothing is drawn over the dots without it. */
  readonly to?: number | undefined;
  /** The point that was reached: passed, arrived, or failed. */
  readonly point: 'open' | 'gold' | 'error';
  /** A second, thin stroke beside the first: the same way gone twice. */
  readonly echo?: boolean;
  readonly className?: string | undefined;
}

/** Where the point stands that never came onto the curve: inside the loop. */
const BESIDE = 0;

/** The Alpha line as a way: dots where it still leads, gold as far as somebody has come. */
export function WayCurve({ height, from, to, point, echo = false, className }: Props) {
  const start = from === 'upper' ? WAY_END : -WAY_END;
  const [x, y] = to === undefined ? [-55, BESIDE] : wayPoint(height)(to);
  return (
    <svg className={classNames(css.way, className)} viewBox={wayBox(height)} aria-hidden="true">
      <path className={css.rest} d={wayPath(height, start, -start)} />
      {to !== undefined && <path className={css.done} d={wayPath(height, start, to)} />}
      {to !== undefined && echo && (
        <path className={css.echo} d={wayPath(height, start, to)} transform="translate(6 0)" />
      )}
      <circle className={css[point]} cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" />
    </svg>
  );
}
