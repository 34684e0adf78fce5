import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { MarkPoint } from '#components/account/chart/Mark.tsx';
import { cssVar } from '#lib/theme/variable.ts';
import { TrendTip } from './TrendTip.tsx';
import { isBreak, LINE_LOOKS, type LineId, type TrendPoint } from './trend-lines.ts';

interface Props {
  /** Oldest first. */
  readonly points: readonly TrendPoint[];
  readonly shown: readonly LineId[];
  readonly names: Readonly<Record<LineId, string>>;
  readonly number: (value: number) => string;
  readonly dir: 'ltr' | 'rtl';
  /** What the chart shows, for screen readers. */
  readonly sentence: string;
}

/** The same on both sides, whichever way the page reads. */
const SIDE = 16;
const MARGIN = { top: 12, right: SIDE, bottom: 4, left: SIDE };
/** An anchor at the start is the left one in every language. Not in the theme's styles, which would be turned round. */
const STYLE = { inlineSize: '100%', blockSize: '100%', direction: 'ltr' } as const;
const TICKS = [0, 50, 100];

/** The scores of a site, run by run; the reason why recharts is loaded. Time runs in the reading direction. */
export function TrendChart({ points, shown, names, number, dir, sentence }: Props) {
  const isRtl = dir === 'rtl';
  const pointOf = (id: unknown) => points.find((point) => point.id === id);
  const axis = { tickLine: false, axisLine: false, tick: { fill: cssVar('palette-text-secondary') } } as const;
  return (
    <LineChart responsive style={STYLE} data={points} margin={MARGIN} aria-label={sentence}>
      <CartesianGrid vertical={false} stroke={cssVar('palette-divider')} />
      <XAxis dataKey="id" reversed={isRtl} tickFormatter={(id) => pointOf(id)?.tick ?? ''} tickMargin={10} {...axis} />
      <YAxis
        orientation={isRtl ? 'right' : 'left'}
        width={36}
        domain={[0, 100]}
        ticks={TICKS}
        tickFormatter={number}
        tickMargin={10}
        {...axis}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: cssVar('palette-text-primary'), strokeDasharray: '2 4' }}
        content={({ active, label }) => {
          const point = active ? pointOf(label) : undefined;
          return point && !isBreak(point) && <TrendTip {...{ point, shown, names, number, dir }} />;
        }}
      />
      {/* The overall score is drawn last, so that it lies on top. */}
      {shown.toReversed().map((line) => (
        <Line
          key={line}
          dataKey={line}
          stroke={LINE_LOOKS[line].colour}
          strokeWidth={line === 'overall' ? 2.5 : 1.5}
          isAnimationActive={false}
          activeDot={false}
          dot={({ cx, cy, index }) =>
            typeof cx === 'number' && typeof cy === 'number' ? (
              <MarkPoint key={index} {...LINE_LOOKS[line]} x={cx} y={cy} />
            ) : (
              <g key={index} />
            )
          }
        />
      ))}
    </LineChart>
  );
}
