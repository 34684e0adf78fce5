import { hostOf } from '#lib/analyses/host-of.ts';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { useQuery } from '../use-query.ts';
import type { Run } from './follow-run.ts';
import { OverTime } from './over-time/OverTime.tsx';
import { readSiteRuns } from './over-time/read-site-runs.ts';
import { Report } from './report/Report.tsx';

interface Props {
  readonly run: Run;
  readonly report: AnalysisReport;
}

/** A report among the other runs of its site. They may come late or not at all: the report stands without them. */
export function FinishedRun({ run, report }: Props) {
  const [known, reload] = useQuery((api) => readSiteRuns(api, hostOf(run.url)));
  return (
    <>
      <Report id={run.id} report={report} history={known.state === 'ready' ? known.data.runs : []} />
      <OverTime run={run} report={report} known={known} onRetry={reload} />
    </>
  );
}
