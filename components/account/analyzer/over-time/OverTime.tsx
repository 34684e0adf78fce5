import { useText } from '#components/providers/use-text.ts';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { hostOf } from '#lib/analyses/host-of.ts';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import type { Query } from '../../use-query.ts';
import { Headed, OnScreen } from '../analyzer-look.ts';
import type { Run } from '../follow-run.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { CompareRuns } from './CompareRuns.tsx';
import { CompareSites } from './CompareSites.tsx';
import type { SiteRuns } from './read-site-runs.ts';
import { Schedule } from './Schedule.tsx';
import { Share } from './Share.tsx';

interface Props {
  readonly run: Run;
  readonly report: AnalysisReport;
  readonly known: Query<SiteRuns>;
  readonly onRetry: () => void;
}

/** A report beside other runs of its site and beside other sites, what repeats it, and who else may read it. */
export function OverTime({ run, report, known, onRetry }: Props) {
  const { text } = useAnalyzerText();
  const messages = useText('messages');
  const { id, url, pageLimit, sharedUntil } = run;
  return (
    <OnScreen>
      <Headed aria-labelledby="over-time-title">
        <header>
          <h2 className="h3" id="over-time-title">
            {text('overTime')}
          </h2>
        </header>
        {known.state === 'loading' && <Skeleton label={messages('loading')} rows={3} />}
        {known.state === 'failed' && <LoadFailed onRetry={onRetry} />}
        {known.state === 'ready' && (
          <>
            <CompareRuns
              now={{ report, pageLimit }}
              others={known.data.runs.filter((other) => other.id !== id).toReversed()}
            />
            <CompareSites report={report} others={known.data.others} />
          </>
        )}
        <Schedule key={`schedule ${hostOf(url)}`} url={url} />
        <Share key={`share ${id}`} id={id} sharedUntil={sharedUntil} />
      </Headed>
    </OnScreen>
  );
}
