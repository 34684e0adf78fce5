import { lazy, Suspense, useState } from 'react';
import { Beside, ChartBox } from '#components/account/chart/chart-look.ts';
import { ChunkBoundary } from '#components/auth/ChunkBoundary.tsx';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { SERIES, type Series } from '#lib/contract/stats.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { useFigures } from '../use-figures.ts';
import { saveUsage } from './save-usage.ts';
import { UsageLegend } from './UsageLegend.tsx';
import { UsageNotes } from './UsageNotes.tsx';
import type { Usage } from './UsagePanel.tsx';
import { UsageTable } from './UsageTable.tsx';
import { grandTotal, placeNotes, pointsOf, topSeries, totalOf } from './usage-figures.ts';
import { useOverviewText } from './use-overview.ts';

const UsageChart = lazy(async () => {
  const { UsageChart: Loaded } = await loadChunk(() => import('./UsageChart.tsx'));
  return { default: Loaded };
});

interface Props {
  readonly lng: LanguageCode;
  readonly usage: Usage;
}

/** The figures of the usage in every form. The chart's library arrives with the chart; the rest does not wait for it. */
export function UsageFigures({ lng, usage: { months, before, notes } }: Props) {
  const text = useOverviewText();
  const messages = useText('messages');
  const figures = useFigures(lng);
  const [shown, setShown] = useState<readonly Series[]>(SERIES);
  const [isCompared, setCompared] = useState(false);
  const names = Object.fromEntries(SERIES.map((series) => [series, text(series)])) as Record<Series, string>; // one each
  const placed = placeNotes(notes, months);
  const top = topSeries(months);
  const sentence = text('usageSentence', {
    first: figures.monthAndYear(months[0]?.from ?? ''),
    last: figures.monthAndYear(months.at(-1)?.from ?? ''),
    total: figures.count(grandTotal(months)),
    before: figures.count(grandTotal(before)),
    series: names[top],
    value: figures.count(totalOf(months, top)),
  });
  return (
    <>
      <UsageLegend months={months} names={names} figures={figures} shown={shown} onChange={setShown} />
      <ChartBox>
        <ChunkBoundary fallback={<Alert tone="error" role="alert" title={messages('chunk_failed')} />}>
          <Suspense fallback={<Skeleton label={messages('loading')} rows={6} />}>
            <UsageChart
              points={pointsOf(months, before)}
              notes={placed}
              dir={languageOf(lng).dir}
              texts={{ series: names, before: text('beforeSecond') }}
              {...{ shown, isCompared, figures, sentence }}
            />
          </Suspense>
        </ChunkBoundary>
      </ChartBox>
      <p className="caption">{sentence}</p>
      <Checkbox
        id="compare"
        label={text('compare')}
        checked={isCompared}
        onChange={({ target }) => setCompared(target.checked)}
      />
      <UsageNotes lng={lng} notes={placed} figures={figures} />
      <Beside>
        <details>
          <summary>{text('showTable')}</summary>
          <UsageTable caption={text('usage')} {...{ months, before, figures, names }} />
        </details>
        <Button
          variant="quiet"
          size="sm"
          icon="download"
          onClick={() => saveUsage([...before, ...months], [text('month'), ...SERIES.map((series) => names[series])])}
        >
          {text('csv')}
        </Button>
      </Beside>
      <p className="caption muted">{text('usageHint')}</p>
    </>
  );
}
