import type { BlockOf } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';

type Points = BlockOf<'chart'>['points'];

export interface ChartProps {
  readonly lng: LanguageCode;
  readonly points: Points;
}

/** A point of a line chart as shares of the drawing: from its start edge, and from its foot. */
export interface PlacedPoint {
  readonly label: string;
  readonly value: number;
  readonly across: number;
  readonly up: number;
}

/** Steps of an axis that people count in. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/** A round number that is not below the largest value: the upper end of the axis. */
export function axisEnd(values: readonly number[]): number {
  const largest = Math.max(...values, 0);
  if (largest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = STEPS.find((candidate) => candidate * power >= largest) ?? 10;
  return Number((step * power).toPrecision(6));
}

/** Spreads points evenly, each in the middle of its own column, as high as its value. */
export function placedPoints(points: Points): PlacedPoint[] {
  const end = axisEnd(points.map(({ value }) => value));
  return points.map(({ label, value }, at) => ({
    label,
    value,
    across: (at + 0.5) / points.length,
    up: value / end,
  }));
}

/** Each value as a share of all, for a bar that is divided. */
export function sharesOf(points: Points): number[] {
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return points.map(({ value }) => (total > 0 ? value / total : 0));
}

/** Letters of the longest word among the labels: what a column has to hold without breaking it. */
export const longestWord = (points: Points): number =>
  Math.max(...points.flatMap(({ label }) => label.split(/[\s\u200c-]/u).map((word) => [...word].length)));
