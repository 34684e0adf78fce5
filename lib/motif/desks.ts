import { DESKS, type Desk } from '#lib/articles.ts';
import { AVATAR_FRAME } from './files.ts';
import { type MotifName, SEEDS } from './seeds.ts';
import { study } from './study.ts';

/** The line each desk draws: that of the service it works for. */
const DESK_MOTIFS: Readonly<Record<Desk, MotifName>> = {
  design: 'uiux',
  engineering: 'software',
  search: 'seo',
  advertising: 'ads',
  content: 'content',
  marketing: 'complete',
};

/** One file with every desk's stroke; it takes the colour of the element that uses it. */
export function desksSvg(): string {
  const strokes = DESKS.map(
    (desk) => `<path id="${desk}" d="${study(SEEDS[DESK_MOTIFS[desk]], AVATAR_FRAME).alpha}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${strokes.join('')}</svg>\n`;
}
