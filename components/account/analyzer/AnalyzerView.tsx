import { useEffect, useState } from 'react';
import { useOnline } from '#components/islands/form/use-online.ts';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { shownHost } from '#lib/analyses/shown-address.ts';
import { ANALYSIS_LIMITS, CHECK_COUNT } from '#lib/contract/analyses.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { OnScreen, Place } from './analyzer-look.ts';
import { FinishedRun } from './FinishedRun.tsx';
import { isUnderWay } from './follow-run.ts';
import { RunForm } from './RunForm.tsx';
import { RunHistory } from './RunHistory.tsx';
import { RunProgress } from './RunProgress.tsx';
import { useAnalyzerText } from './use-analyzer-text.ts';
import { type OpenRun, useRun } from './use-run.ts';
import { useRunId } from './use-run-id.ts';
import { useRunPlace } from './use-run-place.ts';
import { useNewest, useRuns } from './use-runs.ts';

interface ShownProps {
  readonly open: OpenRun;
  readonly reload: () => void;
  readonly onCancelled: () => void;
}

/** The run one looks at, in whatever state it is. */
function Shown({ open, reload, onCancelled }: ShownProps) {
  const { text, of } = useAnalyzerText();
  const messages = useText('messages');
  if (open.state !== 'ready') {
    if (open.state === 'loading') return <Skeleton label={messages('loading')} rows={6} />;
    if (open.state === 'failed') return <LoadFailed onRetry={reload} />;
    return open.state === 'gone' ? <Alert tone="info" role="status" title={text('gone')} /> : null;
  }
  const { run, isCut } = open;
  if (isUnderWay(run)) return <RunProgress run={run} isCut={isCut} onCancelled={onCancelled} />;
  if (run.report) return <FinishedRun key={run.id} run={run} report={run.report} />;
  if (run.state === 'cancelled') return <Alert tone="info" role="status" title={text('wasCancelled')} />;
  if (run.state === 'done') return <Alert tone="info" role="status" title={text('outdated')} />;
  return <Alert tone="error" role="status" title={of('failures', run.failure ?? 'internal')} />;
}

/** The analyzer: ask for a run, watch it, read its report, and find earlier ones. */
export function AnalyzerView() {
  const { text, of } = useAnalyzerText();
  const { number } = useFormat();
  const isOnline = useOnline();
  const runs = useRuns();
  const [named, openRun] = useRunId();
  const newest = useNewest(runs);
  // Without a run in the address the newest is shown.
  const id = named ?? newest;
  const [news, setNews] = useState('');
  const place = useRunPlace();
  const [open, reload] = useRun(id, (ended) => {
    runs.reload();
    place.keepFocus();
    setNews(`${text('reportOf', { site: shownHost(ended.url) })}: ${of('runStates', ended.state)}`);
  });
  const shown = open.state === 'ready' ? open.run : undefined;
  useEffect(() => place.arrive(shown?.id));

  function onStarted(started: string): void {
    setNews(''); // the same words once more are news again
    openRun(started);
    runs.reload();
  }

  function openEarlier(earlier: string): void {
    place.goTo(earlier);
    openRun(earlier);
  }

  return (
    <>
      <p className="vh" role="status">
        {news}
      </p>
      <OnScreen>
        <p className="muted">{text('lead', { checks: number(CHECK_COUNT), pages: number(ANALYSIS_LIMITS.pages) })}</p>
        <RunForm shown={shown} runs={runs.items} isOnline={isOnline} onStarted={onStarted} />
      </OnScreen>
      <Place ref={place.ref} tabIndex={-1} aria-label={shown && text('reportOf', { site: shownHost(shown.url) })}>
        <Shown open={open} reload={reload} onCancelled={runs.reload} />
      </Place>
      <OnScreen>
        <RunHistory runs={runs} current={id} onOpen={openEarlier} />
      </OnScreen>
    </>
  );
}
