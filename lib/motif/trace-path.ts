export type Point = readonly [x: number, y: number];

/** A curve walked by a parameter. */
export type Walk = (t: number) => Point;

/** Direction of travel at `t`, in pixels per unit of `t`. */
export function tangent(walk: Walk, t: number): Point {
  const step = 1e-4;
  const [ax, ay] = walk(t - step);
  const [bx, by] = walk(t + step);
  return [(bx - ax) / (2 * step), (by - ay) / (2 * step)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point as path data writes it, to a tenth of a pixel. */
export const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Path data of a smooth curve between two parameters: Hermite pieces as cubic Béziers, so few pieces are enough. */
export function tracePath(walk: Walk, from: number, to: number, pieces: number): string {
  const dt = (to - from) / pieces;
  const curves = Array.from({ length: pieces }, (_, i) => {
    const t = from + i * dt;
    const [ax, ay] = walk(t);
    const [bx, by] = walk(t + dt);
    const [adx, ady] = tangent(walk, t);
    const [bdx, bdy] = tangent(walk, t + dt);
    const third = dt / 3;
    const points: Point[] = [
      [ax + adx * third, ay + ady * third],
      [bx - bdx * third, by - bdy * third],
      [bx, by],
    ];
    return `C${points.map(pair).join(' ')}`;
  });
  return `M${pair(walk(from))}${curves.join('')}`;
}
