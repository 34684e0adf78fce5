import { SEEDS } from '#lib/motif/seeds.ts';
import { study } from '#lib/motif/study.ts';
import css from './NotFound.module.css';

const FRAME = { w: 1440, h: 820 } as const;

/** The neighbouring curve `y² = x²(x − 1)`: it owns one point that no line leads to, and the visitor stands on it. */
export function NotFoundDrawing({ label }: { readonly label: string }) {
  const { lines, alpha } = study(SEEDS.acnode, FRAME);
  return (
    <div className={css.drawing} aria-hidden="true">
      <svg
        className={css.curve}
        viewBox={`0 0 ${FRAME.w} ${FRAME.h}`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path className={css.hair} d={lines.map(({ d }) => d).join('')} />
        <path className={css.alpha} d={alpha} />
      </svg>
      <span className={css.point} />
      <b className={css.tag}>{label}</b>
    </div>
  );
}
