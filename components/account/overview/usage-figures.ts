import { SERIES, type Series, type UsageMonth, type UsageNote } from '#lib/contract/stats.ts';

/** A place on the chart's time axis: a month, with the month as many months before it. */
export interface UsagePoint extends Readonly<Record<Series | `${Series}Before`, number>> {
  /** First day of the month, ISO 8601. */
  readonly from: string;
}

/** Months and the months before them as points of one axis. */
export function pointsOf(months: readonly UsageMonth[], before: readonly UsageMonth[]): UsagePoint[] {
  return months.map(({ from, web, seo, ads, content }, at) => {
    const earlier = before[at];
    return {
      from,
      web,
      seo,
      ads,
      content,
      webBefore: earlier?.web ?? 0,
      seoBefore: earlier?.seo ?? 0,
      adsBefore: earlier?.ads ?? 0,
      contentBefore: earlier?.content ?? 0,
    };
  });
}

/** Sum of one series over months. */
export const totalOf = (months: readonly UsageMonth[], series: Series): number =>
  months.reduce((sum, month) => sum + month[series], 0);

/** Sum of all series over months. */
export const grandTotal = (months: readonly UsageMonth[]): number =>
  SERIES.reduce((sum, series) => sum + totalOf(months, series), 0);

/** The series with the largest sum. */
export const topSeries = (months: readonly UsageMonth[]): Series =>
  SERIES.reduce((top, series) => (totalOf(months, series) > totalOf(months, top) ? series : top), SERIES[0]);

/** A note with its number, and the month and value where it stands on the line. */
export interface PlacedNote extends UsageNote {
  readonly number: number;
  readonly from: string;
  readonly value: number;
}

/** Notes in the months that are shown, numbered by their days. */
export function placeNotes(notes: readonly UsageNote[], months: readonly UsageMonth[]): PlacedNote[] {
  return notes
    .flatMap((note) => {
      const month = months.find(({ from, until }) => note.on >= from && note.on < until);
      return month ? [{ ...note, from: month.from, value: month[note.series] }] : [];
    })
    .map((note, at) => ({ ...note, number: at + 1 }));
}
