import { lazy, Suspense, useState } from 'react';
import { Beside, ChartBox, Legend } from '#components/account/chart/chart-look.ts';
import { Mark } from '#components/account/chart/Mark.tsx';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Table } from '#components/ui/Table.tsx';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { ChunkBoundary } from '../../../auth/ChunkBoundary.tsx';
import { useWay } from '../../../auth/use-way.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { TrendPart } from './over-time-look.ts';
import { isSameScope, type ScoredRun } from './runs-of-site.ts';
import { changeOf, isBreak, LINE_LOOKS, LINES, type LineId, pointsOf, unbroken } from './trend-lines.ts';

const TrendChart = lazy(async () => ({
  default: await loadChunk(async () => (await import('./TrendChart.tsx')).TrendChart),
}));

/** As many as fit with their days. */
const MOST_POINTS = 12;

interface Props {
  /** Runs of the site with a score, oldest first. */
  readonly history: readonly ScoredRun[];
  /** The run that is shown: those of other pages do not compare with it. */
  readonly id: string | null;
}

/** Scores of a site over its runs: lines to choose and to see, a sentence, and rows. With one run there is no line yet. */
export function Trend({ history, id }: Props) {
  const [shown, setShown] = useState<readonly LineId[]>(LINES);
  const { text, of } = useAnalyzerText();
  const messages = useText('messages');
  const { number, list, locale, day } = useFormat();
  const { lng } = useWay();
  const own = history.find((run) => run.id === id);
  const runs = own ? history.filter((run) => isSameScope(run, own)) : [];
  const reason = <p className="caption muted">{text('trendSame')}</p>;
  if (runs.length < 2) return own && history.length > 1 ? <TrendPart>{reason}</TrendPart> : null;
  const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
  const names = Object.fromEntries(
    LINES.map((line) => [line, line === 'overall' ? text('overall') : of('rings', line)]),
  ) as Record<LineId, string>; // one name each
  const points = pointsOf(runs.slice(-MOST_POINTS), { day, tick: (time) => short.format(new Date(time)) });
  const newest = unbroken(points);
  const isPartial = runs.length < history.length || newest.length < points.length;
  const changes = shown.flatMap((line) => {
    const change = changeOf(newest, line);
    return change ? [text('trendChange', { name: names[line], from: number(change[0]), to: number(change[1]) })] : [];
  });
  const days = { first: newest[0]?.day ?? '', last: newest.at(-1)?.day ?? '' };
  const sentence = text('trendSentence', { ...days, changes: list(changes) });
  const score = (value: number | null) => (value === null ? of('states', 'not-measured') : number(value));
  return (
    <TrendPart>
      <Legend>
        <legend className="caption muted">{text('trend')}</legend>
        {LINES.map((line) => (
          <label key={line}>
            <input
              type="checkbox"
              checked={shown.includes(line)}
              onChange={({ target }) =>
                setShown(LINES.filter((one) => (one === line ? target.checked : shown.includes(one))))
              }
            />
            <Mark {...LINE_LOOKS[line]} />
            <span>{names[line]}</span>
          </label>
        ))}
      </Legend>
      <ChartBox style={{ blockSize: '15rem' }}>
        <ChunkBoundary fallback={<Alert tone="error" role="alert" title={messages('chunk_failed')} />}>
          <Suspense fallback={null}>
            <TrendChart dir={languageOf(lng).dir} {...{ points, shown, names, number, sentence }} />
          </Suspense>
        </ChunkBoundary>
      </ChartBox>
      {changes.length > 0 && <p className="caption">{sentence}</p>}
      {isPartial && reason}
      <Beside>
        <details>
          <summary>{text('trendTable')}</summary>
          <Table
            caption={text('trend')}
            head={[text('when'), ...LINES.map((line) => names[line])]}
            rows={points
              .filter((point) => !isBreak(point))
              .map((point) => ({
                id: point.id,
                cells: [point.day, ...LINES.map((line) => score(point[line]))],
              }))}
          />
        </details>
      </Beside>
    </TrendPart>
  );
}
