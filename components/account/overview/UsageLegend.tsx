import { Legend } from '#components/account/chart/chart-look.ts';
import { SERIES, type Series, type UsageMonth } from '#lib/contract/stats.ts';
import type { Figures } from '#lib/format/figures.ts';
import { SeriesMark } from './SeriesMark.tsx';
import { totalOf } from './usage-figures.ts';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly months: readonly UsageMonth[];
  readonly names: Readonly<Record<Series, string>>;
  readonly figures: Figures;
  readonly shown: readonly Series[];
  readonly onChange: (shown: readonly Series[]) => void;
}

/** Names, marks and sums of the series; each can be taken off the chart. */
export function UsageLegend({ months, names, figures, shown, onChange }: Props) {
  const text = useOverviewText();
  return (
    <Legend>
      <legend className="vh">{text('usage')}</legend>
      {SERIES.map((series) => (
        <label key={series}>
          <input
            type="checkbox"
            checked={shown.includes(series)}
            onChange={({ target }) =>
              onChange(SERIES.filter((one) => (one === series ? target.checked : shown.includes(one))))
            }
          />
          <SeriesMark series={series} />
          <span>{names[series]}</span>
          <b className="num">{figures.count(totalOf(months, series))}</b>
        </label>
      ))}
    </Legend>
  );
}
