import type { Analysis } from '#lib/contract/analyses.ts';
import { Headed, OnScreen } from '../analyzer-look.ts';
import type { Run } from '../follow-run.ts';
import { hostOf } from '../host-of.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { CompareRuns } from './CompareRuns.tsx';
import { CompareSites } from './CompareSites.tsx';
import { newestOfOthers, scoredRuns } from './runs-of-site.ts';
import { Schedule } from './Schedule.tsx';
import { Share } from './Share.tsx';

interface Props {
  readonly run: Run;
  readonly runs: readonly Analysis[];
}

/** A report beside other runs of its site and beside other sites, what repeats it, and who else may read it. */
export function OverTime({ run, runs }: Props) {
  const { text } = useAnalyzerText();
  const { id, report, sharedUntil } = run;
  if (!report) return null;
  const site = hostOf(run.url);
  const others = scoredRuns(runs, site)
    .filter((other) => other.id !== id)
    .toReversed();
  return (
    <OnScreen>
      <Headed aria-labelledby="over-time-title">
        <header>
          <h2 className="h3" id="over-time-title">
            {text('overTime')}
          </h2>
        </header>
        <CompareRuns key={`runs ${id}`} report={report} others={others} />
        <CompareSites key={`sites ${id}`} report={report} others={newestOfOthers(runs, site)} />
        <Schedule key={`schedule ${site}`} url={run.url} />
        <Share key={`share ${id}`} id={id} sharedUntil={sharedUntil} />
      </Headed>
    </OnScreen>
  );
}
