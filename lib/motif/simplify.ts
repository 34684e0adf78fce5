import type { Point } from './contour.ts';

/** Distance of `p` from the line through `a` and `b`, or from `a` where the two coincide. */
function distance(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy);
  if (length < 1e-6) return Math.hypot(p.x - a.x, p.y - a.y);
  return Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / length;
}

/** Ramer–Douglas–Peucker: keeps the points without which the line would move by more than `tolerance`. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const keep = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(points, from, to);
    if (far.distance > tolerance) {
      keep.add(far.at);
      spans.push([from, far.at], [far.at, to]);
    }
  }
  return points.filter((_, at) => keep.has(at));
}

function farthest(points: readonly Point[], from: number, to: number): { at: number; distance: number } {
  const a = points[from];
  const b = points[to];
  let found = { at: -1, distance: 0 };
  if (!a || !b) return found;
  for (let at = from + 1; at < to; at += 1) {
    const p = points[at];
    const d = p ? distance(p, a, b) : 0;
    if (d > found.distance) found = { at, distance: d };
  }
  return found;
}
