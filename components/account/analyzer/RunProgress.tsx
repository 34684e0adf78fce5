import { useFormat } from '#components/providers/use-format.ts';
import { useMessage } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { readableUrl, shownHost } from '#lib/analyses/shown-address.ts';
import type { Analysis, AnalysisProgress } from '#lib/contract/analyses.ts';
import { cancelAnalysis } from '#lib/contract/analysis-calls.ts';
import { useAction } from '../use-action.ts';
import { Bar, Between, Panel, Steps } from './analyzer-look.ts';
import { useAnalyzerText } from './use-analyzer-text.ts';

const STEPS = ['opening', 'crawling', 'asking', 'scoring'] as const;

const BEGUN = 0.05;

/** How much is done, from 0 to 1: as much as there is of its checks. */
const doneOf = ({ checksDone, checksTotal }: AnalysisProgress): number =>
  BEGUN + (1 - 2 * BEGUN) * Math.min(1, checksDone / Math.max(1, checksTotal));

function stepState(step: (typeof STEPS)[number], now: AnalysisProgress | null): 'done' | 'now' | 'next' {
  const at = now ? STEPS.indexOf(now.step) : -1;
  const own = STEPS.indexOf(step);
  if (own < at) return 'done';
  return own === at ? 'now' : 'next';
}

interface Props {
  readonly run: Analysis;
  /** The connection is away; the run goes on without it. */
  readonly isCut: boolean;
  readonly onCancelled: () => void;
}

/** A run that waits or is under way: what is fetched, what is done, and the way to end it. */
export function RunProgress({ run, isCut, onCancelled }: Props) {
  const { text, of } = useAnalyzerText();
  const { number } = useFormat();
  const message = useMessage();
  const { run: act, isBusy, error } = useAction();
  const { progress } = run;
  const done = progress ? doneOf(progress) : 0;
  const title = run.state === 'queued' ? text('waiting') : text('reading', { site: shownHost(run.url) });

  async function cancel(): Promise<void> {
    if (await act((api) => api.call(cancelAnalysis, { params: { id: run.id } }))) onCancelled();
  }

  return (
    <Panel aria-labelledby="run-title">
      <Between>
        <h2 className="h5" id="run-title">
          {title}
        </h2>
        <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void cancel()}>
          {text('cancel')}
        </Button>
      </Between>
      <Bar
        role="progressbar"
        aria-label={text('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(done * 100)}
      >
        <span style={{ scale: `${done} 1` }} />
      </Bar>
      <Steps>
        {STEPS.map((step) => {
          const state = stepState(step, progress);
          return (
            <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {state === 'done' ? <Icon name="check" /> : <i aria-hidden="true" />}
              {of('steps', step)}
            </li>
          );
        })}
      </Steps>
      <div className="caption muted">
        {run.ahead !== null && run.ahead > 0 && <p role="status">{text('ahead', { number: number(run.ahead) })}</p>}
        {progress && (
          <p role="status">
            {text('pagesRead', { number: number(progress.pagesRead), all: number(progress.pagesFound) })}
            {' · '}
            {text('checksDone', { number: number(progress.checksDone), all: number(progress.checksTotal) })}
          </p>
        )}
        <p style={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{readableUrl(progress?.url ?? run.url)}</bdi>
        </p>
      </div>
      {isCut && <Alert tone="warning" role="status" title={text('cut')} />}
      {error && <Alert tone="error" role="alert" title={message(error)} />}
    </Panel>
  );
}
