import type { Frame } from './field.ts';
import type { Study } from './study.ts';

/** Colours of a drawing on ink: paper for hairlines, gold for the stroke. */
export interface Inks {
  readonly hair: string;
  readonly gold: string;
}

/** A whole drawing as an SVG file for ink frames. */
export const toSvg = ({ lines, alpha }: Study, { w, h }: Frame, { hair, gold }: Inks): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" fill="none">` +
  `<g stroke="${hair}" stroke-opacity=".36">${lines.map(({ d }) => `<path d="${d}"/>`).join('')}</g>` +
  `<path d="${alpha}" stroke="${gold}" stroke-width="2.5" stroke-linejoin="round"/></svg>\n`;
