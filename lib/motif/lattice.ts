import type { Point } from './contour.ts';

/** Cells of a stepped drawing: their size in pixels, and the middle of the frame, on which they are centred. */
export interface Lattice {
  readonly cell: number;
  readonly cx: number;
  readonly cy: number;
}

/** Middle of the cell a pixel lies in. */
export const cellMiddle = ({ cell, cx, cy }: Lattice, px: number, py: number): readonly [number, number] => [
  (Math.floor((px - cx) / cell) + 0.5) * cell + cx,
  (Math.floor((py - cy) / cell) + 0.5) * cell + cy,
];

/** Moves a line onto the edges of the cells, so that it climbs in steps. */
export function snap(points: readonly Point[], { cell, cx, cy }: Lattice): Point[] {
  const snapped = points.map(({ x, y }) => ({
    x: Math.round((x - cx) / cell) * cell + cx,
    y: Math.round((y - cy) / cell) * cell + cy,
  }));
  const [first] = snapped;
  if (!first) return [];
  const steps: Point[] = [first];
  let last: Point = first;
  for (const next of snapped) {
    const movesX = Math.abs(next.x - last.x) > 0.1;
    const movesY = Math.abs(next.y - last.y) > 0.1;
    if (!movesX && !movesY) continue;
    if (movesX && movesY) steps.push({ x: next.x, y: last.y });
    steps.push(next);
    last = next;
  }
  return steps;
}
