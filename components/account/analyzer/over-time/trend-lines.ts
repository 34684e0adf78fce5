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
  /** Its day as the page's locale writes it, and shorter for the axis. */
  readonly day: string;
  readonly tick: string;
}

export const LINE_LOOKS: Readonly<Record<LineId, MarkLook>> = {
  overall: { shape: 'circle', colour: cssVar('palette-series-web') },
  indexing: { shape: 'square', colour: cssVar('palette-series-seo') },
  content: { shape: 'triangle', colour: cssVar('palette-series-content') },
  performance: { shape: 'diamond', colour: cssVar('palette-success-main') },
  security: { shape: 'cross', colour: cssVar('palette-series-ads') },
  accessibility: { shape: 'wedge', colour: cssVar('palette-info-main') },
};

interface Days {
  readonly day: (isoTime: string) => string;
  readonly tick: (isoTime: string) => string;
}

type Values = Pick<ScoredRun, 'scores'> & { readonly overall: number | null };

function valuesOf({ overall, scores }: Values): Record<LineId, number | null> {
  const rings = Object.fromEntries(CATEGORIES.map((ring) => [ring, scores?.[ring] ?? null]));
  return { overall, ...(rings as Record<(typeof CATEGORIES)[number], number | null>) }; // one entry for each
}

/** A place without a run, where lines break: from here on other rules judge. */
const breakBefore = (id: string): TrendPoint => ({
  id: `break ${id}`,
  day: '',
  tick: '',
  ...valuesOf({ overall: null, scores: null }),
});

export const isBreak = ({ day }: TrendPoint): boolean => day === '';

/** Runs as points of one axis, oldest first. */
export const pointsOf = (runs: readonly ScoredRun[], days: Days): TrendPoint[] =>
  runs.flatMap((run, at) => {
    const { id, createdAt, rules } = run;
    const point = { id, day: days.day(createdAt), tick: days.tick(createdAt), ...valuesOf(run) };
    return at > 0 && runs[at - 1]?.rules !== rules ? [breakBefore(id), point] : [point];
  });

/** The points whose scores compare with the newest. */
export const unbroken = (points: readonly TrendPoint[]): readonly TrendPoint[] =>
  points.slice(points.findLastIndex(isBreak) + 1);

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
