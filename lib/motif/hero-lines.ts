import { HERO_FRAME, HERO_SEED } from './hero-curve.ts';
import { study } from './study.ts';

/** The level lines behind the home page's curve. */
export const heroStudy = () => study(HERO_SEED, { ...HERO_FRAME, fit: false, eps: 2 });

/**
 * The same lines as a file for a CSS mask. It is stretched over the hero, so its strokes keep their width and its
 * colour is the one behind the mask.
 */
export function heroLinesSvg(): string {
  const lines = heroStudy().lines.map(({ d }) => `<path d="${d}" vector-effect="non-scaling-stroke"/>`);
  const { w, h } = HERO_FRAME;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" fill="none">` +
    `<g id="lines" stroke="#000">${lines.join('')}</g></svg>\n`
  );
}
