import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { spreadMarks } from '#components/account/chart/spread-marks.ts';
import type { Series } from '#lib/contract/stats.ts';
import type { UsagePoint } from './usage-figures.ts';
import { SERIES_COLOUR } from './usage-look.ts';

/** From a line's last mark to its name, and from one name to the next, in pixels. */
const BESIDE = 14;
const STEP = 16;

/** About as wide as a letter of the names, which is enough to leave room for the longest. */
const LETTER = 7;

/** Room that the names take beside the chart, in pixels. */
export const roomOfNames = (names: readonly string[]): number =>
  BESIDE + LETTER * Math.max(...names.map((name) => name.length));

interface Props {
  /** The newest month. */
  readonly last: UsagePoint;
  readonly shown: readonly Series[];
  readonly names: Readonly<Record<Series, string>>;
  readonly dir: 'ltr' | 'rtl';
}

/** Each line's name at its end, so that no look goes back to the legend; apart where the lines end at one height. */
export function SeriesNames({ last, shown, names, dir }: Props) {
  const [x, y, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (!x || !y || !area) return null;
  const places = shown.map((series) => y(last[series]) ?? 0);
  const tops = spreadMarks(places, { first: area.y, last: area.y + area.height, step: STEP });
  const left = (x(last.from) ?? 0) + (dir === 'rtl' ? -BESIDE : BESIDE);
  return shown.map((series, at) => (
    <text
      key={series}
      x={left}
      y={tops[at]}
      textAnchor={dir === 'rtl' ? 'end' : 'start'}
      dominantBaseline="central"
      fill={SERIES_COLOUR[series]}
      fontSize="12"
      fontWeight="600"
    >
      {names[series]}
    </text>
  ));
}
