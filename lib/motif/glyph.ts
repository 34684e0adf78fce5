import { GLYPH_FRAME, type GlyphLines } from './files.ts';
import type { Seed } from './seeds.ts';
import { type Study, study } from './study.ts';

/** The plain curve, close around its loop and crossing. */
const glyphSeed = (up: number, dn: number, gap: number): Seed => ({
  win: [-1.2037, 0.5, -0.74, 0.74],
  gap,
  up,
  dn,
  warp: (x, y) => [x, y],
});

const SEEDS: Record<GlyphLines, Seed> = {
  0: glyphSeed(0, 0, 0),
  1: glyphSeed(1, 2, 0.16),
  2: glyphSeed(2, 5, 0.11),
};

export const glyph = (lines: GlyphLines): Study => study(SEEDS[lines], GLYPH_FRAME);

/** One file with the stroke and both sets of lines; strokes take the colours of the element that uses them. */
export function glyphsSvg(): string {
  const set = (lines: GlyphLines) =>
    `<g id="lines-${lines}">${glyph(lines)
      .lines.map(({ d }) => `<path d="${d}"/>`)
      .join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="alpha" d="${glyph(0).alpha}"/>${set(1)}${set(2)}</svg>\n`;
}
