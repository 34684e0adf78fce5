import type { ArticlePage } from '#lib/articles.ts';
import type { Pair, Seed } from './seeds.ts';

/** Rounds contours around `(cx, 0)` towards a sheet with straight edges. */
function sheet(x: number, y: number, cx: number): Pair {
  const dx = x - cx;
  const dy = y * 1.02;
  const r = Math.hypot(dx, dy) + 1e-9;
  const m = (Math.abs(dx) ** 9 + Math.abs(dy) ** 9) ** (1 / 9);
  const k = 1 + (m / r - 1) / (1 + Math.exp((r - 1.15) * 7));
  return [cx + dx * k * 0.86, dy * k * 0.56];
}

/** Petals around a centre: the coordinates turn polar, and the angle waves `n` times. */
function petals(x: number, y: number, n: number): Pair {
  const r = Math.hypot(x, y);
  const a = Math.atan2(y, x);
  const k = 1 / (1 + Math.exp((0.4 - r) * 20));
  return [r * 1.5 - 1 + 0.1 * Math.cos(n * a) * k, 0.42 * Math.sin((n * a) / 2) * r * k];
}

/** The curve folded three times around its crossing. */
function trefoil(x: number, y: number): Pair {
  const r = Math.hypot(x, y) + 1e-9;
  const a = Math.acos(Math.cos(3 * (Math.atan2(y, x) + Math.PI / 2))) / 3;
  return [-r * Math.cos(a) * 1.08, r * Math.sin(a) * 1.4];
}

function turned(x: number, y: number, angle: number): Pair {
  return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
}

/** A seed of the one curve for each article's cover. The alternative text of an article says what is seen. */
export const COVER_SEEDS: Readonly<Record<ArticlePage, Seed>> = {
  /** Two arms open like a funnel and meet in the loop. */
  'digital-marketing-overview-article': {
    win: [-1.7, 1.5, -1, 1],
    gap: 0.07,
    up: 12,
    dn: 14,
    warp: (x, y) => [-0.85 * x - 0.3, y * (0.4 + 0.36 * (x + 1.7))],
  },
  /** The loop as a sheet of paper. */
  'professional-web-design-article': {
    win: [-1.6, 1, -0.81, 0.81],
    gap: 0.062,
    up: 12,
    dn: 12,
    warp: (x, y) => sheet(x, y, -0.62),
  },
  /** A chain of loops, each larger than the one before. */
  'google-ads-advertising-article': {
    win: [-2.45, 2.45, -1.4, 1.4],
    gap: 0.07,
    up: 7,
    dn: 10,
    warp: (x, y) => [-0.45 + 0.58 * Math.cos(2.7 * x), (y * 1.1) / (1 + 0.26 * x)],
  },
  /** One arm climbs steeply out of the loop. */
  'seo-guide-article': {
    win: [-1.6, 1.6, -1, 1],
    gap: 0.07,
    up: 11,
    dn: 12,
    warp: (x, y) => {
      const [u, v] = turned(x, y, 0.55 + 0.28 * x);
      return [u * 0.95 - 0.15, v * 0.8];
    },
  },
  /** A stroke of handwriting. */
  'digital-content-strategy-article': {
    win: [-2.1, 2.1, -1.31, 1.31],
    gap: 0.075,
    up: 12,
    dn: 11,
    warp: (x, y) => [0.85 * x + 0.24 * Math.sin(2.5 * y) - 0.2, y * 0.72 + 0.26 * Math.sin(3.1 * x)],
  },
  /** Six loops around one centre. */
  'advertising-social-media-article': {
    win: [-1.9, 1.9, -1.19, 1.19],
    gap: 0.085,
    up: 8,
    dn: 8,
    warp: (x, y) => petals(x, y, 6),
  },
  /** Three loops that meet in one point. */
  'web-design-react-article': { win: [-1.6, 1.6, -1, 1], gap: 0.075, up: 8, dn: 10, warp: trefoil },
  /** The curve in square steps. */
  'material-ui-web-design-article': {
    win: [-1.8, 1.8, -1.125, 1.125],
    gap: 0.085,
    up: 10,
    dn: 11,
    lattice: 0.09,
    warp: (x, y) => [(x + 0.4 * y) * 0.8 - 0.25, (y - 0.3 * x) * 0.75],
  },
};
