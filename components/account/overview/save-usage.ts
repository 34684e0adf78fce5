import { SERIES, type UsageMonth } from '#lib/contract/stats.ts';
import { csvOf } from '#lib/format/csv.ts';

/** Gives the figures to the reader as a file: first days of months in ISO 8601, so that every spreadsheet sorts them. */
export function saveUsage(months: readonly UsageMonth[], head: readonly string[]): void {
  const rows = months.map((month) => [month.from, ...SERIES.map((series) => month[series])]);
  const address = URL.createObjectURL(new Blob([csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `usage-${months.at(-1)?.from.slice(0, 7) ?? ''}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
