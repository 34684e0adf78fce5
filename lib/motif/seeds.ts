/** A point, or the place where the function is read after a bend. */
export type Pair = readonly [x: number, y: number];
/** Part of the plane a drawing shows: `[xMin, xMax, yMin, yMax]` in curve units. */
export type Window = readonly [x0: number, x1: number, y0: number, y1: number];
export type Read = (x: number, y: number) => number;

/** One drawing: which part of the plane, how its coordinates bend, and how close the level lines stand. */
export interface Seed {
  readonly win: Window;
  /** Window for frames higher than wide, where the wide one would lose the subject. */
  readonly tall?: Window;
  readonly warp: (x: number, y: number) => Pair;
  /** Spacing of level lines in √|level|. */
  readonly gap?: number;
  /** Level lines inside the loop and outside it. */
  readonly up?: number;
  readonly dn?: number;
  /** Cell size of a stepped drawing, in curve units. */
  readonly lattice?: number;
  /** Columns and rows of a drawing made of bars. */
  readonly bars?: Pair;
  /** A neighbour of the Alpha curve. */
  readonly fn?: Read;
}

/** The brand's curve: zero on a single stroke in the shape of α, one loop, one crossing, two arms. */
export const alphaCurve: Read = (x, y) => x * x * (x + 1) - y * y;

const rotate = (x: number, y: number, angle: number): Pair => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Rounds contours around `(cx, 0)` towards a rectangle of power `p`. */
function square(x: number, y: number, cx: number, p: number, sy: number): Pair {
  const dx = x - cx;
  const dy = y * sy;
  const r = Math.hypot(dx, dy) + 1e-9;
  const m = (Math.abs(dx) ** p + Math.abs(dy) ** p) ** (1 / p);
  const fade = 1 / (1 + Math.exp((r - 1.05) * 6));
  const k = 1 + (m / r - 1) * fade;
  return [cx + dx * k, (dy * k) / sy];
}

const scaleY = ([u, v]: Pair, k: number): Pair => [u, v * k];

/** Eighteen petals: the coordinates turn polar, and the angle waves. */
function rosette(x: number, y: number): Pair {
  const r = Math.hypot(x, y);
  const a = Math.atan2(y, x);
  const k = 1 / (1 + Math.exp((0.42 - r) * 26));
  return [r * 1.45 - 1 + 0.055 * Math.cos(18 * a) * k, 0.34 * Math.sin(9 * a) * r * k];
}

export const SEEDS = {
  /** The loop squares up into a window. */
  web: {
    win: [-1.5, 1, -0.94, 0.94],
    gap: 0.062,
    up: 12,
    dn: 11,
    warp: (x, y) => scaleY(square(x, y, -0.6, 5, 0.98), 0.66),
  },
  /** The stroke turned upright, the loop held like a handset. */
  mobile: {
    win: [-1.45, 1.45, -1.3, 0.88],
    gap: 0.062,
    up: 12,
    dn: 12,
    warp: (x, y) => scaleY(square(y * 0.96, x * 1.08, -0.58, 5, 1.2), 0.84),
  },
  /** Two strokes facing each other: person and product. */
  uiux: {
    win: [-1.72, 1.72, -1.29, 1.29],
    gap: 0.07,
    up: 16,
    dn: 11,
    warp: (x, y) => [0.88 - Math.sqrt(x * x + 0.012) * 1.14, y * 0.74],
  },
  /** The same map on a lattice. */
  software: {
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: an edge of the window, near log₂e by chance
    win: [-1.443, 1.131, -0.975, 0.975],
    gap: 0.1,
    up: 8,
    dn: 8,
    lattice: 0.078,
    warp: (x, y) => [x + 0.039, y * 0.72],
  },
  /** The stroke repeated: many doors on one corridor. */
  portal: {
    win: [-2.3, 2.3, -1.725, 1.725],
    tall: [-1.53, 1.53, -1.9, 1.9],
    gap: 0.1,
    up: 6,
    dn: 6,
    warp: (x, y) => [0.66 * Math.cos(2.05 * x) - 0.33, 0.66 * Math.sin(2.05 * y)],
  },
  /** Read as a field of bars. */
  dashboard: {
    win: [-1.45, 1.25, -1.01, 1.01],
    tall: [-1.2, 0.8, -1.05, 1.05],
    bars: [58, 26],
    warp: (x, y) => [x, y * 0.8],
  },
  /** One arm bends up and away. */
  seo: {
    win: [-1.6, 1.55, -1.1, 1.26],
    gap: 0.062,
    up: 12,
    dn: 12,
    warp: (x, y) => scaleY(rotate(x, y, -0.34 - 0.3 * x), 0.8),
  },
  /** Eighteen loops around one centre. */
  ads: {
    win: [-1.32, 1.32, -0.99, 0.99],
    tall: [-0.08, 1.2, -1.014, 1.014],
    gap: 0.085,
    up: 7,
    dn: 6,
    warp: rosette,
  },
  /** The stroke in handwriting. */
  content: {
    win: [-1.6, 1.5, -1.16, 1.16],
    gap: 0.062,
    up: 12,
    dn: 11,
    warp: (x, y) => [x + 0.15 * Math.sin(4.6 * y), y * 0.74 + 0.12 * Math.sin(5.6 * x + 0.5)],
  },
  /** The plain curve. */
  complete: { win: [-2.1, 1.3, -1.275, 1.275], gap: 0.08, up: 10, dn: 15, warp: (x, y) => [x, y] },
  /** A neighbouring curve with one isolated point: the page that does not exist. */
  acnode: {
    win: [-1.3, 2.5, -1.425, 1.425],
    gap: 0.1,
    up: 14,
    dn: 13,
    warp: (x, y) => [x, y],
    fn: (x, y) => x * x * (x - 1) - y * y,
  },
} as const satisfies Record<string, Seed>;

export type MotifName = keyof typeof SEEDS;
export const MOTIF_NAMES = Object.keys(SEEDS) as MotifName[]; // Object.keys is typed as string[]; the literal has no other keys
