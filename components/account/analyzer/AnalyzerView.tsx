import { useOnline } from '#components/islands/form/use-online.ts';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { ANALYSIS_LIMITS, type Analysis, CHECK_COUNT } from '#lib/contract/analyses.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { OnScreen } from './analyzer-look.ts';
import { isUnderWay } from './follow-run.ts';
import { hostOf } from './host-of.ts';
import { OverTime } from './over-time/OverTime.tsx';
import { scoredRuns } from './over-time/runs-of-site.ts';
import { RunForm } from './RunForm.tsx';
import { RunHistory } from './RunHistory.tsx';
import { RunProgress } from './RunProgress.tsx';
import { Report } from './report/Report.tsx';
import { useAnalyzerText } from './use-analyzer-text.ts';
import { type OpenRun, useRun } from './use-run.ts';
import { useRunId } from './use-run-id.ts';
import { useRuns } from './use-runs.ts';

interface ShownProps {
  readonly runs: readonly Analysis[];
  readonly open: OpenRun;
  readonly reload: () => void;
  readonly onCancelled: () => void;
}

/** The run one looks at, in whatever state it is. */
function Shown({ runs, open, reload, onCancelled }: ShownProps) {
  const { text, of } = useAnalyzerText();
  const messages = useText('messages');
  if (open.state !== 'ready') {
    if (open.state === 'loading') return <Skeleton label={messages('loading')} rows={6} />;
    if (open.state === 'failed') return <LoadFailed onRetry={reload} />;
    return open.state === 'gone' ? <Alert tone="info" role="status" title={text('gone')} /> : null;
  }
  const { run, isCut } = open;
  if (isUnderWay(run)) return <RunProgress run={run} isCut={isCut} onCancelled={onCancelled} />;
  if (run.report)
    return (
      <>
        <Report id={run.id} report={run.report} history={scoredRuns(runs, hostOf(run.url))} />
        <OverTime run={run} runs={runs} />
      </>
    );
  if (run.state === 'cancelled') return <Alert tone="info" role="status" title={text('wasCancelled')} />;
  if (run.state === 'done') return <Alert tone="info" role="status" title={text('outdated')} />;
  return <Alert tone="error" role="status" title={of('failures', run.failure ?? 'internal')} />;
}

/** The analyzer: ask for a run, watch it, read its report, and find earlier ones. */
export function AnalyzerView() {
  const { text } = useAnalyzerText();
  const { number } = useFormat();
  const isOnline = useOnline();
  const runs = useRuns();
  const [named, openRun] = useRunId();
  // Without a run in the address the newest is shown.
  const id = named ?? runs.items[0]?.id ?? null;
  const [open, reload] = useRun(id, runs.reload);
  const address = open.state === 'ready' ? open.run.url : undefined;

  function onStarted(started: string): void {
    openRun(started);
    runs.reload();
  }

  return (
    <>
      <OnScreen>
        <p className="muted">{text('lead', { checks: number(CHECK_COUNT), pages: number(ANALYSIS_LIMITS.pages) })}</p>
        <RunForm address={address} runs={runs.items} isOnline={isOnline} onStarted={onStarted} />
      </OnScreen>
      <Shown runs={runs.items} open={open} reload={reload} onCancelled={runs.reload} />
      <OnScreen>
        <RunHistory runs={runs} current={id} onOpen={openRun} />
      </OnScreen>
    </>
  );
}
