import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { listPageErrors, markPageError, type PageError, type PageErrorListQuery } from '#lib/contract/page-errors.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useAction } from '../../use-action.ts';
import { Choice } from '../Choice.tsx';
import { Buttons, Lines } from '../desk-look.ts';
import { useList } from '../use-list.ts';
import { PageErrorRow } from './PageErrorRow.tsx';

/** As long as errors are kept. */
const DAYS = 30;
/** Drawn at once, and more of them with every press. */
const STEP = 20;

type State = PageErrorListQuery['state'];
const EMPTY = { open: 'noOpenErrors', solved: 'noSolvedErrors' } as const;

/** Errors of pages in visitors' browsers, the most frequent first; marked as solved, and opened again; for admins. */
export function PageErrors() {
  const text = useText('desk');
  const messages = useText('messages');
  const message = useMessage();
  const { number } = useFormat();
  const [state, setState] = useState<State>('open');
  const [drawn, setDrawn] = useState(STEP);
  const [last, setLast] = useState<PageError>();
  const list = useList(state, (api) => api.call(listPageErrors, { query: { days: DAYS, state } }));
  const { run, isBusy, error } = useAction();

  async function mark(one: PageError, isSolved: boolean): Promise<void> {
    const params = { id: one.fingerprint };
    if (!(await run((api) => api.call(markPageError, { params, body: { isSolved } })))) return;
    setLast(isSolved ? one : undefined);
    list.reload();
  }
  function show(next: State): void {
    setState(next);
    setDrawn(STEP);
    setLast(undefined);
  }
  return (
    <>
      <Buttons>
        <h3 className="h5">{text('pageErrors')}</h3>
        <Choice
          label={text('status')}
          value={state}
          onChange={show}
          options={(['open', 'solved'] as const).map((id) => ({ id, label: text(`errors_${id}`) }))}
        />
      </Buttons>
      <p className="caption muted">{text('pageErrorsText', { days: number(DAYS) })}</p>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {last && (
        <Alert tone="success" role="status" title={text('markedSolved', { name: last.name })}>
          <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void mark(last, false)}>
            {text('undo')}
          </Button>
        </Alert>
      )}
      {list.state === 'loading' && <Skeleton label={messages('loading')} rows={3} />}
      {list.state === 'failed' && <LoadFailed onRetry={list.reload} />}
      {list.state === 'ready' && list.items.length === 0 && <p className="muted">{text(EMPTY[state])}</p>}
      <Lines>
        {list.items.slice(0, drawn).map((one) => (
          <PageErrorRow
            key={one.fingerprint}
            error={one}
            isBusy={isBusy}
            onMark={() => void mark(one, !one.isSolved)}
          />
        ))}
      </Lines>
      {list.items.length > drawn && (
        <Button variant="quiet" size="md" onClick={() => setDrawn(drawn + STEP)}>
          {text('more')}
        </Button>
      )}
    </>
  );
}
