import type { Line, Point } from './contour.ts';
import type { Field } from './field.ts';
import { curve, type Heading } from './path.ts';
import { simplify } from './simplify.ts';

/** Moves a point of the grid onto the exact level, one Newton step, where the field is steep enough to tell. */
function settle(p: Point, level: number, { at, gradient }: Field): Point {
  if (p.crossing) return p;
  const [gx, gy] = gradient([p.x, p.y]);
  const m = gx ** 2 + gy ** 2;
  if (m < 1e-7) return p;
  const k = (at(p.x, p.y) - level) / m;
  return Math.hypot(gx * k, gy * k) > 3 ? p : { x: p.x - gx * k, y: p.y - gy * k };
}

/** Direction of the line at a point: across the gradient, or along the neighbours where the gradient says nothing. */
function heading(p: Point, before: Point, after: Point, { gradient }: Field): Heading {
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const dx = (after.x - before.x) / length;
  const dy = (after.y - before.y) / length;
  const [gx, gy] = gradient([p.x, p.y]);
  const m = Math.hypot(gx, gy);
  if (p.crossing || m < 2e-4) return { ...p, dx, dy };
  const along = (-gy / m) * dx + (gx / m) * dy;
  if (Math.abs(along) < 0.5) return { ...p, dx, dy };
  const sign = along < 0 ? -1 : 1;
  return { ...p, dx: (sign * -gy) / m, dy: (sign * gx) / m };
}

/** Path data of one line: on its exact level, with only the points that carry its shape. */
export function trace({ points, closed }: Line, level: number, tolerance: number, field: Field): string {
  const settled = points.map((p) => settle(p, level, field));
  const [first] = settled;
  if (!first) return '';
  const kept = simplify(closed ? [...settled, first] : settled, tolerance);
  if (closed) kept.pop();
  if (kept.length < 3) return '';
  const headings = kept.map((p, at) => {
    const before = kept[at - 1] ?? (closed ? kept.at(-1) : p) ?? p;
    const after = kept[at + 1] ?? (closed ? kept[0] : p) ?? p;
    return heading(p, before, after, field);
  });
  return curve(headings, closed);
}
