import { Table } from '#components/ui/Table.tsx';
import { SERIES, type Series, type UsageMonth } from '#lib/contract/stats.ts';
import type { Figures } from '#lib/format/figures.ts';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly caption: string;
  readonly months: readonly UsageMonth[];
  readonly before: readonly UsageMonth[];
  readonly figures: Figures;
  readonly names: Readonly<Record<Series, string>>;
}

/** The chart's figures in rows: a month each, newest last, and below them the months before. */
export function UsageTable({ caption, months, before, figures, names }: Props) {
  const text = useOverviewText();
  const rows = [...before, ...months].map((month) => ({
    id: month.from,
    cells: [figures.monthAndYear(month.from), ...SERIES.map((series) => figures.count(month[series]))],
  }));
  return <Table caption={caption} head={[text('month'), ...SERIES.map((series) => names[series])]} rows={rows} />;
}
