import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { Table } from '#components/ui/Table.tsx';
import { shownHost } from '#lib/analyses/shown-address.ts';
import { type AnalysisReport, CATEGORIES } from '#lib/contract/analyses.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { useScope } from '../use-scope.ts';
import { Choose } from './Choose.tsx';
import { Part, Side } from './over-time-look.ts';
import type { ScoredRun } from './runs-of-site.ts';
import { useReport } from './use-report.ts';

interface Props {
  readonly report: AnalysisReport;
  /** The newest run of each other site. */
  readonly others: readonly ScoredRun[];
}

function Scores({ reports }: { readonly reports: readonly AnalysisReport[] }) {
  const { text, of } = useAnalyzerText();
  const { number } = useFormat();
  const score = (value: number | null) => (value === null ? of('states', 'not-measured') : number(value));
  return (
    <>
      {new Set(reports.map(({ rules }) => rules)).size > 1 && <Alert tone="info" title={text('otherRules')} />}
      <Table
        caption={text('competitors')}
        head={[text('category'), ...reports.map(({ url }) => shownHost(url))]}
        rows={[
          { id: 'overall', cells: [text('overall'), ...reports.map(({ overall }) => score(overall))] },
          ...CATEGORIES.map((ring) => ({
            id: ring,
            cells: [of('rings', ring), ...reports.map(({ scores }) => score(scores[ring]))],
          })),
        ]}
      />
    </>
  );
}

/** The scores beside those of up to two other sites, which were analyzed the same way. */
export function CompareSites({ report, others }: Props) {
  const [chosen, choose] = useState<readonly [string, string]>(['', '']);
  const { text } = useAnalyzerText();
  const { number } = useFormat();
  const messages = useText('messages');
  const message = useMessage();
  const scopeOf = useScope();
  const [first, second] = chosen;
  const queries = [useReport(first), useReport(second)].flatMap((query) => query ?? []);
  const reports = queries.flatMap((query) => (query.state === 'ready' ? [query.data.report] : []));
  const optionsBut = (taken: string) =>
    others
      .filter(({ id }) => id !== taken)
      .map((run) => ({ id: run.id, label: `${shownHost(run.url)} · ${scopeOf(run)}` }));
  return (
    <Part>
      <h3 className="h5">{text('competitors')}</h3>
      <p className="muted body2">{text('competitorsHint')}</p>
      {others.length > 0 && (
        <Side>
          <Choose
            id="competitor-1"
            label={text('competitor', { number: number(1) })}
            none={text('chooseSite')}
            options={optionsBut(second)}
            value={first}
            onChange={(id) => choose([id, second])}
          />
          {others.length > 1 && (
            <Choose
              id="competitor-2"
              label={text('competitor', { number: number(2) })}
              none={text('chooseSite')}
              options={optionsBut(first)}
              value={second}
              onChange={(id) => choose([first, id])}
            />
          )}
        </Side>
      )}
      {queries.some(({ state }) => state === 'loading') && <Skeleton label={messages('loading')} rows={3} />}
      {queries.some(({ state }) => state === 'failed') && (
        <Alert tone="error" role="alert" title={message({ error: true, message: 'load_failed' })} />
      )}
      {reports.length > 0 && <Scores reports={[report, ...reports]} />}
    </Part>
  );
}
