import type { Frame } from './field.ts';
import { HERO_FRAME, HERO_SEED } from './hero-curve.ts';
import type { Seed } from './seeds.ts';
import { STORY_FRAME, STORY_SEED } from './story-curve.ts';
import { study } from './study.ts';

/** Hairlines behind the home page's hero. */
export const heroLinesSvg = (): string => linesSvg(HERO_SEED, HERO_FRAME);

/** Hairlines behind the timeline of the story. */
export const storyLinesSvg = (): string => linesSvg(STORY_SEED, STORY_FRAME);

/**
 * The hairlines of a plotted curve as a file of their own: a mask, so it carries no colour. It stretches with its frame, the
 * lines keep their width. One path a level: as a single path Chromium draws stray lines between close neighbours.
 */
function linesSvg(seed: Seed, frame: Frame): string {
  const { w, h } = frame;
  const paths = study(seed, { ...frame, fit: false }).lines.map(({ d }) => `<path d="${d}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" fill="none" stroke="#000">` +
    `<style>path{vector-effect:non-scaling-stroke}</style>${paths.join('')}</svg>\n`
  );
}
