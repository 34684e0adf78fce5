/** A place on a line. `crossing` marks the point where the stroke meets itself. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly crossing?: true;
}
export interface Line {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Values of a field on a grid of `(nx + 1) × (ny + 1)` knots, row by row. */
export interface Grid {
  readonly nx: number;
  readonly ny: number;
  readonly values: Float64Array;
}

interface Knot {
  readonly point: Point;
  readonly next: number[];
}

/** Sides of a cell that a level line joins, for each pattern of corners above the level; saddles are apart. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;
type Joint = readonly [number, number];
const JOINTS: readonly (Joint | undefined)[] = [
  undefined,
  [LEFT, TOP],
  [TOP, RIGHT],
  [LEFT, RIGHT],
  [RIGHT, BOTTOM],
  undefined,
  [TOP, BOTTOM],
  [BOTTOM, LEFT],
  [BOTTOM, LEFT],
  [TOP, BOTTOM],
  undefined,
  [RIGHT, BOTTOM],
  [LEFT, RIGHT],
  [TOP, RIGHT],
  [LEFT, TOP],
  undefined,
];

function jointsOf(corners: readonly number[], level: number): readonly Joint[] {
  const pattern = corners.reduce((bits, value, at) => (value > level ? bits | (1 << at) : bits), 0);
  if (pattern === 5 || pattern === 10) {
    const middle = corners.reduce((sum, value) => sum + value, 0) / 4 > level;
    const split = (pattern === 5) === middle;
    return split ? [[LEFT, BOTTOM], [TOP, RIGHT]] : [[LEFT, TOP], [RIGHT, BOTTOM]]; // biome-ignore format: two pairs
  }
  const joint = JOINTS[pattern];
  return joint ? [joint] : [];
}

/** Joins the pieces of a level line cell by cell: marching squares. */
function joinCells({ nx, ny, values }: Grid, level: number): Map<number, Knot> {
  const width = nx + 1;
  const value = (i: number, j: number) => values[j * width + i] ?? 0;
  const knots = new Map<number, Knot>();

  const knotAt = (i: number, j: number, vertical: boolean): [number, Knot] => {
    const key = (j * width + i) * 2 + Number(vertical);
    const known = knots.get(key);
    if (known) return [key, known];
    const a = value(i, j);
    const b = vertical ? value(i, j + 1) : value(i + 1, j);
    const t = (level - a) / (b - a);
    const knot: Knot = { point: vertical ? { x: i, y: j + t } : { x: i + t, y: j }, next: [] };
    knots.set(key, knot);
    return [key, knot];
  };
  const sideOf = (side: number, i: number, j: number) => {
    if (side === TOP) return knotAt(i, j, false);
    if (side === RIGHT) return knotAt(i + 1, j, true);
    return side === BOTTOM ? knotAt(i, j + 1, false) : knotAt(i, j, true);
  };

  for (let j = 0; j < ny; j += 1) {
    for (let i = 0; i < nx; i += 1) {
      const corners = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)];
      for (const [from, to] of jointsOf(corners, level)) {
        const [fromKey, fromKnot] = sideOf(from, i, j);
        const [toKey, toKnot] = sideOf(to, i, j);
        fromKnot.next.push(toKey);
        toKnot.next.push(fromKey);
      }
    }
  }
  return knots;
}

/** Pieces shorter than this are noise of the grid. */
const SHORTEST = 6;

/** Level line of a grid as chains of points in grid units: open ones first, then rings. */
export function contour(grid: Grid, level: number): Line[] {
  const knots = joinCells(grid, level);
  const used = new Set<number>();

  const walk = (start: number): Line => {
    const points: Point[] = [];
    let current: number | undefined = start;
    let last: Knot | undefined;
    while (current !== undefined) {
      used.add(current);
      last = knots.get(current);
      if (last) points.push(last.point);
      current = last?.next.find((key) => !used.has(key));
    }
    return { points, closed: points.length > 2 && last?.next.includes(start) === true };
  };

  const lines: Line[] = [];
  for (const [key, { next }] of knots) if (next.length === 1 && !used.has(key)) lines.push(walk(key));
  for (const key of knots.keys()) if (!used.has(key)) lines.push(walk(key));
  return lines.filter(({ points }) => points.length >= SHORTEST);
}
