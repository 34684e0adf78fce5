import { Mark, type MarkLook, MarkPoint } from '#components/account/chart/Mark.tsx';
import type { Series } from '#lib/contract/stats.ts';
import { SERIES_COLOUR } from './usage-look.ts';

const SHAPES: Readonly<Record<Series, MarkLook['shape']>> = {
  web: 'circle',
  seo: 'square',
  ads: 'diamond',
  content: 'triangle',
};

/** A series' mark beside its name. */
export function SeriesMark({ series }: { readonly series: Series }) {
  return <Mark shape={SHAPES[series]} colour={SERIES_COLOUR[series]} />;
}

interface PointProps {
  readonly series: Series;
  readonly x: number;
  readonly y: number;
}

/** The same mark at a point of the chart. */
export function SeriesPoint({ series, ...at }: PointProps) {
  return <MarkPoint shape={SHAPES[series]} colour={SERIES_COLOUR[series]} {...at} />;
}
