import { Tip } from '#components/account/chart/chart-look.ts';
import type { Series } from '#lib/contract/stats.ts';
import type { Figures } from '#lib/format/figures.ts';
import { SeriesMark } from './SeriesMark.tsx';
import type { UsagePoint } from './usage-figures.ts';

export interface TipTexts {
  readonly series: Readonly<Record<Series, string>>;
  /** Says which of two figures is the earlier one. */
  readonly before: string;
}

interface Props {
  readonly point: UsagePoint;
  readonly shown: readonly Series[];
  readonly isCompared: boolean;
  readonly figures: Figures;
  readonly dir: 'ltr' | 'rtl';
  readonly texts: TipTexts;
}

/** Figures of the month under the pointer or the keyboard's cursor. */
export function UsageTip({ point, shown, isCompared, figures, dir, texts }: Props) {
  return (
    <Tip dir={dir}>
      <p>
        <b>{figures.monthAndYear(point.from)}</b>
      </p>
      <ul>
        {shown.map((series) => (
          <li key={series}>
            <SeriesMark series={series} />
            <span>{texts.series[series]}</span>
            <b className="num">
              {figures.count(point[series])}
              {isCompared && <span className="muted"> / {figures.count(point[`${series}Before`])}</span>}
            </b>
          </li>
        ))}
      </ul>
      {isCompared && <p className="muted">{texts.before}</p>}
    </Tip>
  );
}
