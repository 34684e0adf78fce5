import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useWide } from '#components/account/chart/use-wide.ts';
import { SERIES, type Series } from '#lib/contract/stats.ts';
import type { Figures } from '#lib/format/figures.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { SeriesPoint } from './SeriesMark.tsx';
import { roomOfNames, SeriesNames } from './SeriesNames.tsx';
import { UsageMarks } from './UsageMarks.tsx';
import { type TipTexts, UsageTip } from './UsageTip.tsx';
import type { PlacedNote, UsagePoint } from './usage-figures.ts';
import { SERIES_COLOUR } from './usage-look.ts';

interface Props {
  readonly points: readonly UsagePoint[];
  /** Series to draw; each at its full name. */
  readonly shown: readonly Series[];
  readonly isCompared: boolean;
  readonly notes: readonly PlacedNote[];
  readonly figures: Figures;
  readonly dir: 'ltr' | 'rtl';
  readonly texts: TipTexts;
  /** What the chart shows, for screen readers. */
  readonly sentence: string;
}

/** The same on both sides, whichever way the page reads. */
const SIDE = 12;
const MARGIN = { top: 16, right: SIDE, bottom: 4, left: SIDE };
/** An anchor at the start is the left one in every language. Not in the theme's styles, which would be turned round. */
const STYLE = { inlineSize: '100%', blockSize: '100%', direction: 'ltr' } as const;

/** The chart itself, which is why recharts is loaded. Time runs in the reading direction. */
export function UsageChart({ points, shown, isCompared, notes, figures, dir, texts, sentence }: Props) {
  const isRtl = dir === 'rtl';
  const isWide = useWide();
  const last = points.at(-1);
  const room = isWide ? roomOfNames(SERIES.map((series) => texts.series[series])) : SIDE;
  const axis = { tickLine: false, axisLine: false, tick: { fill: cssVar('palette-text-secondary') } } as const;
  return (
    <LineChart
      responsive
      style={STYLE}
      data={points}
      margin={{ ...MARGIN, [isRtl ? 'left' : 'right']: room }}
      aria-label={sentence}
    >
      <CartesianGrid vertical={false} stroke={cssVar('palette-divider')} />
      <XAxis dataKey="from" reversed={isRtl} tickFormatter={figures.month} interval={0} tickMargin={10} {...axis} />
      <YAxis
        orientation={isRtl ? 'right' : 'left'}
        width={52}
        allowDecimals={false}
        tickFormatter={figures.compact}
        tickMargin={14}
        {...axis}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: cssVar('palette-text-primary'), strokeDasharray: '2 4' }}
        content={({ active, label }) => {
          const point = active ? points.find(({ from }) => from === label) : undefined;
          return point && <UsageTip {...{ point, shown, isCompared, figures, dir, texts }} />;
        }}
      />
      {isCompared &&
        shown.map((series) => (
          <Line
            key={`${series}-before`}
            dataKey={`${series}Before`}
            stroke={SERIES_COLOUR[series]}
            strokeWidth={1.5}
            strokeDasharray="3 5"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
      {shown.map((series) => (
        <Line
          key={series}
          dataKey={series}
          stroke={SERIES_COLOUR[series]}
          strokeWidth={2.25}
          isAnimationActive={false}
          activeDot={false}
          dot={({ cx, cy, index }) => <SeriesPoint key={index} series={series} x={cx ?? 0} y={cy ?? 0} />}
        />
      ))}
      {isWide && last && <SeriesNames last={last} shown={shown} names={texts.series} dir={dir} />}
      <UsageMarks notes={notes.filter(({ series }) => shown.includes(series))} count={figures.count} />
    </LineChart>
  );
}
