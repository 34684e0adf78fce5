import { press } from './hero-curve.ts';
import { alphaCurve, type Seed } from './seeds.ts';
import { type Point, tracePath } from './trace-path.ts';

/** The timeline of the story: the home page's curve laid flat, the crossing in the middle of a wide frame. */
export const STORY_FRAME = { w: 1440, h: 640 } as const;

const CROSSING = { x: 719, y: 320 } as const;
const SCALE = { x: 518, y: 220 } as const;
const END = 1.68;
const STEPS = 22;
const SPREAD = 1.7;

/** The point of the curve at parameter `t`; −1 and 1 are the crossing, 0 is the far end of the loop. */
export function storyPoint(t: number): Point {
  const x = t * t - 1;
  return [CROSSING.x + SCALE.x * x, CROSSING.y - (SCALE.y * t * x) / press(x)];
}

export const storyPath = (): string => tracePath(storyPoint, END, -END, STEPS);

/** The same curve as a field, for the hairlines behind it. */
export const STORY_SEED = {
  win: [
    -CROSSING.x / SCALE.x,
    (STORY_FRAME.w - CROSSING.x) / SCALE.x,
    (CROSSING.y - STORY_FRAME.h) / SCALE.y,
    CROSSING.y / SCALE.y,
  ],
  gap: 0.085,
  up: 8,
  dn: 8,
  warp: (x: number, y: number) => [x, y * press(x)],
  fn: (x: number, y: number) => alphaCurve(x, y) / (1 + (SPREAD * Math.max(0, x)) ** 2),
} as const satisfies Seed;
