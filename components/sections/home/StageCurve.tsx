import { study } from '#lib/motif/study.ts';
import { type Point, tracePath } from '#lib/motif/trace-path.ts';

const WIDTH = 430;
const HALF = 161;
const SCALE = WIDTH / 3.4;
const CROSSING = 2.1 * SCALE;

/** The plain curve in this frame; the same walk as on the hero, without its pressed arms. */
const walk = (t: number): Point => [CROSSING + SCALE * (t * t - 1), HALF - SCALE * t * (t * t - 1)];

/** Half of the hairlines: the curve is its own mirror image, so the other half is the same path upside down. */
const halfLines = (): string =>
  study({ win: [-2.1, 1.3, 0, HALF / SCALE], gap: 0.15, up: 2, dn: 6, warp: (x, y) => [x, y] }, { w: WIDTH, h: HALF })
    .lines.map(({ d }) => d)
    .join('');

/** The drawing in the model shop's window. */
export function StageCurve({ rtl }: { readonly rtl: boolean }) {
  return (
    <g transform={rtl ? 'matrix(-1 0 0 1 530 128)' : 'translate(520 128)'} fill="none">
      <g stroke="#17140e" strokeOpacity=".2" strokeWidth=".8">
        <path id="stage-half" d={halfLines()} />
        <use href="#stage-half" transform={`matrix(1 0 0 -1 0 ${2 * HALF})`} />
      </g>
      <path d={tracePath(walk, 1.36, -1.36, 16)} stroke="#bfa268" strokeWidth="3.5" />
    </g>
  );
}
