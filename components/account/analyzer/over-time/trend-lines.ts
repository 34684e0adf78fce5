import type { MarkLook } from '#components/account/chart/Mark.tsx';
import { CATEGORIES } from '#lib/contract/categories.ts';
import { cssVar } from '#lib/theme/variable.ts';
import type { ScoredRun } from './runs-of-site.ts';

/** Lines of the chart, the overall score first. */
export const LINES = ['overall', ...CATEGORIES] as const;
export type LineId = (typeof LINES)[number];

/** One run on the time axis; a ring that was not measured leaves a gap. */
export interface TrendPoint extends Readonly<Record<LineId, number | null>> {
  readonly id: string;
  /** Its day as the page's locale writes it. */
  readonly day: string;
}

export const LINE_LOOKS: Readonly<Record<LineId, MarkLook>> = {
  overall: { shape: 'circle', colour: cssVar('palette-series-web') },
  indexing: { shape: 'square', colour: cssVar('palette-series-seo') },
  content: { shape: 'triangle', colour: cssVar('palette-series-content') },
  performance: { shape: 'diamond', colour: cssVar('palette-success-main') },
  security: { shape: 'cross', colour: cssVar('palette-series-ads') },
  accessibility: { shape: 'wedge', colour: cssVar('palette-info-main') },
};

/** Runs as points of one axis, oldest first. */
export const pointsOf = (runs: readonly ScoredRun[], dayOf: (isoTime: string) => string): TrendPoint[] =>
  runs.map(({ id, overall, scores, createdAt }) => {
    const rings = Object.fromEntries(CATEGORIES.map((ring) => [ring, scores?.[ring] ?? null]));
    return { id, day: dayOf(createdAt), overall, ...(rings as Record<(typeof CATEGORIES)[number], number | null>) }; // one entry for each
  });

/** Where a line begins and ends; nothing when it was measured less than twice. */
export function changeOf(
  points: readonly TrendPoint[],
  line: LineId,
): readonly [first: number, last: number] | undefined {
  const measured = points.flatMap((point) => point[line] ?? []);
  const [first] = measured;
  const last = measured.at(-1);
  return measured.length > 1 && first !== undefined && last !== undefined ? [first, last] : undefined;
}
