import { HERO_FRAME, HERO_SEED } from './hero-curve.ts';
import { study } from './study.ts';

/**
 * The hairlines of the hero as a file of its own: a mask, so it carries no colour. It stretches with its frame, the
 * lines keep their width. One path a level: as a single path Chromium draws stray lines between close neighbours.
 */
export function heroLinesSvg(): string {
  const { w, h } = HERO_FRAME;
  const paths = study(HERO_SEED, HERO_FRAME).lines.map(({ d }) => `<path d="${d}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" fill="none" stroke="#000">` +
    `<style>path{vector-effect:non-scaling-stroke}</style>${paths.join('')}</svg>\n`
  );
}
