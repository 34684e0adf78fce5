import { bars } from './bars.ts';
import { contour, type Grid, type Line } from './contour.ts';
import { throughCrossings } from './crossings.ts';
import { type Field, type Frame, fieldOf } from './field.ts';
import { cellMiddle, type Lattice, snap } from './lattice.ts';
import { polyline } from './path.ts';
import type { Seed } from './seeds.ts';
import { simplify } from './simplify.ts';
import { trace } from './trace.ts';

/** A drawing as path data: hairlines by level, and the gold stroke. */
export interface Study {
  readonly lines: readonly { readonly level: number; readonly d: string }[];
  readonly alpha: string;
}

/** Spacing of the grid the hairlines are read on, in pixels. The stroke is read closer. */
const GRID = 5;
const FINE_GRID = 2;
/** How far a line may stray, in pixels, where a caller does not say. */
const TOLERANCE = 1.1;

export interface StudyOptions extends Frame {
  /** Widens the seed's window to the frame's proportions. */
  readonly fit?: boolean;
  /** How far a line may stray, in pixels: larger is fewer bytes. */
  readonly eps?: number;
}

function sample({ at }: Field, { w, h }: Frame, spacing: number, lattice: Lattice | null): Grid {
  const nx = Math.round(w / spacing);
  const ny = Math.round(h / spacing);
  const values = new Float64Array((nx + 1) * (ny + 1));
  for (let j = 0; j <= ny; j += 1) {
    for (let i = 0; i <= nx; i += 1) {
      const px = (i * w) / nx;
      const py = (j * h) / ny;
      values[j * (nx + 1) + i] = at(...(lattice ? cellMiddle(lattice, px, py) : ([px, py] as const)));
    }
  }
  return { nx, ny, values };
}

const toPixels = ({ points, closed }: Line, { nx, ny }: Grid, { w, h }: Frame): Line => ({
  points: points.map(({ x, y }) => ({ x: (x * w) / nx, y: (y * h) / ny })),
  closed,
});

const levelsOf = ({ up = 0, dn = 0 }: Seed): number[] =>
  Array.from({ length: up + dn + 1 }, (_, at) => at - dn).filter((level) => level !== 0);

/**
 * Draws a seed into a frame. Pure: the same seed and frame give the same text in every build.
 */
export function study(seed: Seed, { fit = true, eps = TOLERANCE, ...frame }: StudyOptions): Study {
  const field = fieldOf(seed, frame, fit);
  if (seed.bars) return bars(seed.bars, field, frame);
  return seed.lattice
    ? steppedStudy(seed, frame, field, seed.lattice * field.scale)
    : smoothStudy(seed, frame, field, eps);
}

function smoothStudy(seed: Seed, frame: Frame, field: Field, eps: number): Study {
  const pixels = (grid: Grid, level: number) => contour(grid, level).map((line) => toPixels(line, grid, frame));
  const draw = (lines: readonly Line[], level: number, tolerance: number) =>
    lines.map((line) => trace(line, level, tolerance, field)).join('');
  const coarse = sample(field, frame, GRID, null);
  const fine = sample(field, frame, FINE_GRID, null);
  const zero = 1e-6;
  return {
    lines: hairlines(seed, (level) => draw(pixels(coarse, level), level, eps * 1.3)),
    alpha: draw(throughCrossings(pixels(fine, zero), field.gradient), zero, eps * 0.5),
  };
}

function steppedStudy(seed: Seed, frame: Frame, field: Field, cell: number): Study {
  const lattice: Lattice = { cell, cx: frame.w / 2, cy: frame.h / 2 };
  const grid = sample(field, frame, cell / 3, lattice);
  const draw = (level: number) =>
    contour(grid, level)
      .map((line) => toPixels(line, grid, frame))
      .map(({ points, closed }) => polyline(simplify(snap(points, lattice), 0.01), closed))
      .join('');
  return { lines: hairlines(seed, draw), alpha: draw(1e-4) };
}

function hairlines(seed: Seed, draw: (level: number) => string): Study['lines'] {
  return levelsOf(seed)
    .map((level) => ({ level, d: draw(Math.sign(level) * (level * (seed.gap ?? 0)) ** 2) }))
    .filter(({ d }) => d !== '');
}
