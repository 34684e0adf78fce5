import { cssVar } from '#lib/theme/variable.ts';

/** Outlines of marks on a grid of 14, so that no line of a chart is told by its colour alone. */
const SHAPES = {
  circle: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z',
  square: 'M3 3h8v8H3z',
  diamond: 'M7 1.5 12.5 7 7 12.5 1.5 7z',
  triangle: 'M7 2l5.5 10h-11z',
  wedge: 'M7 12 1.5 2h11z',
  cross: 'M5 2h4v3h3v4H9v3H5V9H2V5h3z',
} as const;

/** How one line of a chart is told from the others. */
export interface MarkLook {
  readonly shape: keyof typeof SHAPES;
  /** A CSS colour. */
  readonly colour: string;
}

/** A line's mark beside its name. */
export function Mark({ shape, colour }: MarkLook) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true">
      <path d={SHAPES[shape]} fill={colour} />
    </svg>
  );
}

interface PointProps extends MarkLook {
  readonly x: number;
  readonly y: number;
}

/** The same mark at a point of the chart. */
export function MarkPoint({ shape, colour, x, y }: PointProps) {
  return (
    <path
      d={SHAPES[shape]}
      transform={`translate(${x - 7} ${y - 7})`}
      fill={colour}
      stroke={cssVar('palette-background-paper')}
      strokeWidth="1.5"
    />
  );
}
