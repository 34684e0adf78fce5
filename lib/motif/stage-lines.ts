import { study } from './study.ts';
import type { Point } from './trace-path.ts';

/** The drawing in the model shop's window: its width, half of its height, and its scale. */
const WIDTH = 430;
export const STAGE_HALF = 161;
const SCALE = WIDTH / 3.4;
const CROSSING = 2.1 * SCALE;

/** The plain curve in this frame; the same walk as on the hero, without its pressed arms. */
export const stageWalk = (t: number): Point => [CROSSING + SCALE * (t * t - 1), STAGE_HALF - SCALE * t * (t * t - 1)];

/**
 * Half of the hairlines as a file of its own, referred into as `#half`: the curve is its own mirror image, so the other
 * half is the same path upside down. The line takes colour and width from the element that uses it.
 */
export function stageLinesSvg(): string {
  const half = study(
    { win: [-2.1, 1.3, 0, STAGE_HALF / SCALE], gap: 0.15, up: 2, dn: 6, warp: (x, y) => [x, y] },
    { w: WIDTH, h: STAGE_HALF },
  );
  const path = half.lines.map(({ d }) => d).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="half" fill="none" d="${path}"/></svg>\n`;
}
