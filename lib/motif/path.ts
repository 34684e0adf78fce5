import type { Point } from './contour.ts';

const round = (n: number): number => Math.round(n * 10) / 10;

/** A number with one decimal and no leading zero: `.5`, `-.5`, `12`. */
export const short = (n: number): string =>
  round(n)
    .toString()
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');

/** Numbers in a row; a minus separates by itself. */
export const row = (...numbers: readonly number[]): string =>
  numbers
    .map(short)
    .map((text, at) => (at && !text.startsWith('-') ? ` ${text}` : text))
    .join('');

/** Straight pieces, as short as path data can say them. */
export function polyline(points: readonly Point[], closed: boolean): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let x = round(first.x);
  let y = round(first.y);
  let d = `M${row(x, y)}`;
  for (const point of rest) {
    const dx = round(point.x) - x;
    const dy = round(point.y) - y;
    if (short(dy) === '0') d += `h${short(dx)}`;
    else if (short(dx) === '0') d += `v${short(dy)}`;
    else d += `l${row(dx, dy)}`;
    x = round(point.x);
    y = round(point.y);
  }
  return closed ? `${d}z` : d;
}

/** A point with the unit direction in which the curve passes it. */
export interface Heading extends Point {
  readonly dx: number;
  readonly dy: number;
}

/** Length of a Bézier handle that makes the piece between two headings as round as a circle's arc. */
function handle(a: Heading, b: Heading): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const cosine = a.dx * b.dx + a.dy * b.dy;
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  if (angle < 0.05) return length / 3;
  return ((4 / 3) * Math.tan(angle / 4) * length) / (2 * Math.sin(angle / 2));
}

/** Cubic Béziers through headings, relative and compact. */
export function curve(points: readonly Heading[], closed: boolean): string {
  const [first] = points;
  if (!first) return '';
  let x = round(first.x);
  let y = round(first.y);
  let d = `M${row(x, y)}`;
  const pieces = closed ? points.length : points.length - 1;
  for (let at = 0; at < pieces; at += 1) {
    const a = points[at];
    const b = points[(at + 1) % points.length];
    if (!a || !b) continue;
    const k = handle(a, b);
    d += `c${row(a.x + a.dx * k - x, a.y + a.dy * k - y, b.x - b.dx * k - x, b.y - b.dy * k - y, round(b.x) - x, round(b.y) - y)}`;
    x = round(b.x);
    y = round(b.y);
  }
  return closed ? `${d}z` : d;
}
