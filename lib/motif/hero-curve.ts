import { alphaCurve, type Seed } from './seeds.ts';
import { type Point, pair, tangent, tracePath } from './trace-path.ts';

/**
 * The plotted curve of the home page: `y² = x²(x + 1)`, walked as `x = t² − 1`, `y = t(t² − 1)`, with its arms pressed
 * towards the axis so that they leave the frame at the side and not at the top. Everything here is in the frame's pixels.
 */
export const HERO_FRAME = { w: 1440, h: 760 } as const;

/** Where the curve crosses itself: launch. */
export const HERO_CROSSING = { x: 871.2, y: 501.6 } as const;

const SCALE = 305.64;
const END = 1.76; // parameter at which both arms have left the frame
const STEPS = 22;
const SPREAD = 1.7; // how fast the hairlines' function is held back along the arms

/** How far the height is pressed at `x` curve units: by half in the loop, doubling along the arms. */
export const press = (x: number): number => 1.126 + 0.265 * x + 0.32 * Math.tanh(1.2 * (x - 0.45));

/** The point of the curve at parameter `t`; −1 and 1 are the crossing, 0 is the far end of the loop. */
export function heroPoint(t: number): Point {
  const x = t * t - 1;
  return [HERO_CROSSING.x + SCALE * x, HERO_CROSSING.y - (SCALE * t * x) / press(x)];
}

/** The same curve as a field for the contour drawing behind it (`study` of `motif.ts`). */
export const HERO_SEED = {
  win: [
    -HERO_CROSSING.x / SCALE,
    (HERO_FRAME.w - HERO_CROSSING.x) / SCALE,
    (HERO_CROSSING.y - HERO_FRAME.h) / SCALE,
    HERO_CROSSING.y / SCALE,
  ],
  gap: 0.06,
  up: 11,
  dn: 11,
  warp: (x: number, y: number) => [x, y * press(x)],
  // The function grows with the cube of x and would squeeze the hairlines along the arms into one thick line.
  fn: (x: number, y: number) => alphaCurve(x, y) / (1 + (SPREAD * Math.max(0, x)) ** 2),
} as const satisfies Seed;

/** Path data of the gold stroke, from the upper arm through the loop to the lower arm. */
export const heroPath = (): string => tracePath(heroPoint, END, -END, STEPS);

/** Parameters that cut the loop into `parts` stretches of equal length, the crossing left out. */
function loopMarks(parts: number): number[] {
  const fine = 400;
  const lengths = [0];
  for (let i = 1; i <= fine; i++) {
    const [ax, ay] = heroPoint(1 - (2 * (i - 1)) / fine);
    const [bx, by] = heroPoint(1 - (2 * i) / fine);
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(bx - ax, by - ay));
  }
  const whole = lengths[fine] ?? 0;
  return Array.from({ length: parts - 1 }, (_, part) => {
    const at = lengths.findIndex((length) => length >= (whole * (part + 1)) / parts);
    return 1 - (2 * at) / fine;
  });
}

/** Parameter of the upper arm at a share of the frame's width; its negative is the lower arm. */
export const heroArm = (share: number): number => Math.sqrt(1 + (HERO_FRAME.w * share - HERO_CROSSING.x) / SCALE);

/** Path data of the scale: one short line across the curve for each week of the loop and each month of the arms. */
export function heroTicks(weeks: number, months: number): string {
  const stride = (HERO_FRAME.w * 0.93 - HERO_CROSSING.x) / months;
  const arms = Array.from({ length: months }, (_, i) => heroArm((HERO_CROSSING.x + stride * (i + 1)) / HERO_FRAME.w));
  return [...loopMarks(weeks), ...arms, ...arms.map((t) => -t)]
    .filter((t) => heroPoint(t)[1] < HERO_FRAME.h)
    .map((t) => {
      const [x, y] = heroPoint(t);
      const [dx, dy] = tangent(heroPoint, t);
      const half = 6 / Math.hypot(dx, dy);
      return `M${pair([x - dy * half, y + dx * half])}l${pair([2 * dy * half, -2 * dx * half])}`;
    })
    .join('');
}
