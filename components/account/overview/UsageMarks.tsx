import { DefaultZIndexes, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts';
import { spreadMarks } from '#components/account/chart/spread-marks.ts';
import { groupInOrder } from '#lib/group-in-order.ts';
import { cssVar } from '#lib/theme/variable.ts';
import type { PlacedNote } from './usage-figures.ts';

/** Half of a mark's width, and so much more room to the next, in pixels. */
const RADIUS = 9;
const GAP = 3;
/** From a point to its lowest mark, so that neither hides the other; the topmost may stand in the chart's margin. */
const ABOVE = 17;
const OVER_TOP = 6;
/** So many marks in one month; the list below the chart has the others. */
const MOST = 5;

interface Props {
  readonly notes: readonly PlacedNote[];
  /** The number of a note as the reader writes it. */
  readonly count: (value: number) => string;
}

/**
 * Numbers of the notes on their lines. Those of one month share a column: where they would lie on each other they stand
 * one above the other, each with a thread to its place on the line.
 */
export function UsageMarks({ notes, count }: Props) {
  const [x, y, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (!x || !y || !area) return null;
  const columns = groupInOrder(notes, ({ from }) => from).map(([from, all]) => ({ left: x(from) ?? 0, all }));
  const drawn = columns.flatMap(({ left, all }) => {
    const shown = all.slice(0, MOST);
    const places = shown.map(({ value }) => y(value) ?? 0);
    const wanted = places.map((place) => place - ABOVE);
    const room = { first: area.y - OVER_TOP, last: area.y + area.height - RADIUS, step: 2 * RADIUS + GAP };
    const tops = spreadMarks(wanted, room);
    const threads = shown.map(({ number }, at) => (
      <path
        key={`thread ${number}`}
        d={`M${left} ${places[at]}V${tops[at]}`}
        stroke={cssVar('palette-gold-deep')}
        strokeWidth="1.5"
      />
    ));
    const marks = shown.map(({ number }, at) => (
      <g key={number} data-note={number} transform={`translate(${left} ${tops[at]})`}>
        <circle
          r={RADIUS}
          fill={cssVar('palette-background-paper')}
          stroke={cssVar('palette-gold-deep')}
          strokeWidth="1.5"
        />
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fill={cssVar('palette-text-primary')}
          fontSize="11"
          fontWeight="600"
        >
          {at === MOST - 1 && all.length > MOST ? '…' : count(number)}
        </text>
      </g>
    ));
    return [...threads, ...marks];
  });
  // Above the points of the lines.
  return <ZIndexLayer zIndex={DefaultZIndexes.scatter + 1}>{drawn}</ZIndexLayer>;
}
