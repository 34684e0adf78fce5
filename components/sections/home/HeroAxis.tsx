import type { HomeContent } from '#lib/content/kinds/home.ts';
import { HERO_CROSSING, HERO_FRAME } from '#lib/motif/hero-curve.ts';
import css from './HeroAxis.module.css';

const launchAt = `${((100 * HERO_CROSSING.x) / HERO_FRAME.w).toFixed(2)}%`;

/** Time axis under the curve, and the note that the curve is a model. */
export function HeroAxis({ content: { start, launch, model, end } }: { readonly content: HomeContent['hero'] }) {
  return (
    <p className={css.axis}>
      <span className={css.start}>{start}</span>{' '}
      <span className={css.launch} style={{ '--x': launchAt }}>
        {launch}
      </span>{' '}
      <span className={css.model}>{model}</span> <span className={css.end}>{end}</span>
    </p>
  );
}
