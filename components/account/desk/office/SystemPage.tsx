import type { ReactNode } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { readSystem, retryJob, type SystemState } from '#lib/contract/desk.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useAction } from '../../use-action.ts';
import { useQuery } from '../../use-query.ts';
import { Columns, Facts, Lines, Sheet } from '../desk-look.ts';
import { PageErrors } from './PageErrors.tsx';

/** A name, in every language. */
const NODE = 'Node.js';
const MEGABYTE = 1_000_000;

/** State of queue, mail, texts and database, versions, and errors of pages; for admins. */
export function SystemPage() {
  const text = useText('desk');
  const messages = useText('messages');
  const [system, reload] = useQuery((api) => api.call(readSystem, {}));
  return (
    <Sheet aria-labelledby="system" tabIndex={-1} data-focus-home="">
      <h2 className="h4" id="system">
        {text('system')}
      </h2>
      {system.state === 'loading' && <Skeleton label={messages('loading')} rows={5} />}
      {system.state === 'failed' && <LoadFailed onRetry={reload} />}
      {system.state === 'ready' && (
        <>
          <State {...system.data} />
          <DeadJobs dead={system.data.queue.dead} onChange={reload} />
        </>
      )}
      <PageErrors />
    </Sheet>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function State({ database, queue, mail, texts, gateways, versions, startedAt }: SystemState) {
  const text = useText('desk');
  const { locale, number, moment } = useFormat();
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Columns>
      <Facts>
        <Fact name={text('queueWaiting')}>{number(queue.waiting)}</Fact>
        <Fact name={text('queueOverdue')}>{number(queue.overdue)}</Fact>
        <Fact name={text('mail')}>{text(`mail_${mail}`)}</Fact>
        <Fact name={text('texts')}>{[...texts.providers, ...texts.channels].join(', ')}</Fact>
        <Fact name={text('gateways')}>{gateways.join(', ')}</Fact>
      </Facts>
      <Facts>
        <Fact name={text('database')}>{`${database.kind} ${database.version}`}</Fact>
        <Fact name={text('size')}>{size.format(database.bytes / MEGABYTE)}</Fact>
        <Fact name={text('version')}>{versions.service}</Fact>
        <Fact name={NODE}>{versions.node}</Fact>
        <Fact name={text('migration')}>{versions.migration}</Fact>
        <Fact name={text('started')}>{moment(startedAt)}</Fact>
      </Facts>
    </Columns>
  );
}

interface DeadProps {
  readonly dead: SystemState['queue']['dead'];
  readonly onChange: () => void;
}

function DeadJobs({ dead, onChange }: DeadProps) {
  const text = useText('desk');
  const message = useMessage();
  const { moment } = useFormat();
  const { run, isBusy, error } = useAction();
  const retry = async (id: string): Promise<void> => {
    if (await run((api) => api.call(retryJob, { params: { id }, body: {} }))) onChange();
  };
  return (
    <>
      <h3 className="h5">{text('deadJobs')}</h3>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {dead.length === 0 && <p className="muted">{text('noDeadJobs')}</p>}
      <Lines>
        {dead.map(({ id, kind, reason, createdAt }) => (
          <li key={id}>
            <span>
              <bdi dir="ltr">{kind}</bdi> <span className="caption muted">{reason}</span>
            </span>
            <span className="caption muted">{moment(createdAt)}</span>
            <Button variant="line" size="sm" loading={isBusy} onClick={() => void retry(id)}>
              {text('retryJob')}
            </Button>
          </li>
        ))}
      </Lines>
    </>
  );
}
