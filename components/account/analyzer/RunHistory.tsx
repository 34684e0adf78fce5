import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { shownHost } from '#lib/analyses/shown-address.ts';
import type { Analysis } from '#lib/contract/analyses.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { Headed } from './analyzer-look.ts';
import { useAnalyzerText } from './use-analyzer-text.ts';
import type { Runs } from './use-runs.ts';
import { useScope } from './use-scope.ts';

const List = styled('ul')({
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 12rem) auto 4rem',
    gap: '.25rem 1.25rem',
    alignItems: 'center',
    padding: '.875rem .5rem',
    borderBlockEnd: `1px solid ${cssVar('palette-divider')}`,
    fontSize: cssVar('type-body2'),
    overflowWrap: 'anywhere',
    '@media (width < 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '& a:hover, & a[aria-current]': { backgroundColor: cssVar('palette-surface-tint') },
  '& strong': { fontWeight: cssVar('weight-medium') },
  '& [data-score]': { textAlign: 'end', fontWeight: cssVar('weight-medium') },
  '& a > :nth-child(3)': { justifySelf: 'start' },
});

const TONES = { queued: 'neutral', running: 'gold', done: 'success', failed: 'error', cancelled: 'neutral' } as const;

interface Props {
  readonly runs: Runs;
  /** The run that is shown. */
  readonly current: string | null;
  readonly onOpen: (id: string) => void;
}

/** One run in the history: opens it in place. */
function RunLink({ run, isCurrent, onOpen }: { run: Analysis; isCurrent: boolean; onOpen: (id: string) => void }) {
  const { of, text } = useAnalyzerText();
  const { moment, number } = useFormat();
  const scopeOf = useScope();
  return (
    <a
      href={`?${new URLSearchParams({ id: run.id })}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(run.id);
      }}
    >
      <span>
        <strong>
          <bdi dir="ltr">{shownHost(run.url)}</bdi>
        </strong>
        <br />
        <span className="caption muted">
          {scopeOf(run)}
          {run.rules && ` · ${text('rules', { version: run.rules })}`}
        </span>
      </span>
      <time dateTime={run.createdAt} className="caption muted">
        {moment(run.createdAt)}
      </time>
      <Chip tone={TONES[run.state]}>{of('runStates', run.state)}</Chip>
      <span data-score className="num">
        {run.overall !== null && <span className="vh">{text('score')} </span>}
        {run.overall !== null && number(run.overall)}
      </span>
    </a>
  );
}

/** The customer's runs, newest first. */
export function RunHistory({ runs, current, onOpen }: Props) {
  const { text } = useAnalyzerText();
  const messages = useText('messages');
  const message = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { state, items, more, reload } = runs;

  async function readMore(): Promise<void> {
    if (!more || isBusy) return;
    setBusy(true);
    setFailed(!(await more()));
    setBusy(false);
  }

  return (
    <Headed aria-labelledby="runs-title" aria-busy={state === 'loading' || undefined}>
      <header>
        <h2 className="h3" id="runs-title">
          {text('history')}
        </h2>
      </header>
      {state === 'loading' && <Skeleton label={messages('loading')} rows={4} />}
      {state === 'failed' && <LoadFailed onRetry={reload} />}
      {state === 'ready' && items.length === 0 && <EmptyState>{text('historyEmpty')}</EmptyState>}
      {items.length > 0 && (
        <List>
          {items.map((run) => (
            <li key={run.id}>
              <RunLink run={run} isCurrent={run.id === current} onOpen={onOpen} />
            </li>
          ))}
        </List>
      )}
      {hasFailed && <Alert tone="error" role="alert" title={message({ error: true, message: 'load_failed' })} />}
      {more && (
        <p>
          <Button variant="line" size="sm" loading={isBusy} onClick={() => void readMore()}>
            {text('moreRuns')}
          </Button>
        </p>
      )}
    </Headed>
  );
}
