import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Chip } from '#components/ui/Chip.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { type DeskOrder, readOrderAtDesk } from '#lib/contract/order-calls.ts';
import { MessageFiles } from '../../attachments/MessageFiles.tsx';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useMoney } from '../../use-money.ts';
import { usePlanName } from '../../use-plan-name.ts';
import { useQuery } from '../../use-query.ts';
import { BackToList } from '../BackToList.tsx';
import { CustomerFacts } from '../CustomerFacts.tsx';
import { Columns, Facts, Lines, PanelBody, PanelHead, Words } from '../desk-look.ts';
import type { PlaceControl } from '../use-place.ts';
import { DueDateForm } from './DueDateForm.tsx';
import { EventList } from './EventList.tsx';
import { HandOverForm } from './HandOverForm.tsx';
import { OrderStepForm } from './OrderStepForm.tsx';
import { UnclearPayments } from './UnclearPayments.tsx';

interface Props {
  readonly id: string;
  readonly control: PlaceControl;
  readonly onChange: () => void;
}

/** One order: where it stands, what the agency may do now, files and history. */
export function OrderPanel({ id, control, onChange }: Props) {
  const text = useText('desk');
  const messages = useText('messages');
  const [query, reload] = useQuery((api) => api.call(readOrderAtDesk, { params: { id } }));
  const [changed, setChanged] = useState<DeskOrder>();
  const { moment } = useFormat();
  const { money, price } = useMoney();
  const planName = usePlanName();
  if (query.state === 'failed') {
    return (
      <PanelBody>
        <BackToList control={control} />
        <LoadFailed onRetry={reload} />
      </PanelBody>
    );
  }
  if (query.state === 'loading') {
    return (
      <PanelBody>
        <Skeleton label={messages('loading')} rows={4} />
      </PanelBody>
    );
  }
  const order = changed ?? query.data;
  const take = (next: DeskOrder): void => {
    setChanged(next);
    onChange();
  };
  return (
    <>
      <PanelHead>
        <div>
          <BackToList control={control} />
          <p className="caption muted">
            <bdi>{order.customer?.name ?? text('nameless')}</bdi> · <bdi>{moment(order.createdAt)}</bdi>
          </p>
          <h2 className="h3">
            <bdi dir="ltr">{order.reference}</bdi>
          </h2>
        </div>
        <Chip tone={order.next === 'agency' ? 'warning' : 'neutral'}>{text(`stage_${order.stage}`)}</Chip>
      </PanelHead>
      <PanelBody>
        <Columns>
          <Facts>
            <Fact name={text('plan')} value={planName(order.planId)} />
            <Fact name={text('price')} value={price(order.price)} />
            <Fact name={text('agreed')} value={order.amount ? money(order.amount) : text('notAgreed')} />
            <Fact name={text('paid')} value={money(order.paid)} />
            {order.dueAt && <Fact name={text('due')} value={moment(order.dueAt)} />}
            {order.invoice && <Fact name={text('invoice')} value={order.invoice.number} isCode />}
          </Facts>
          <div>
            <h3 className="h6">{text('files')}</h3>
            {order.deliverables.length === 0 && <p className="body2 muted">{text('noFiles')}</p>}
            <Lines>
              {order.deliverables.map(({ id: key, title, url, file, state }) => (
                <li key={key}>
                  {url ? (
                    <a className="link" href={url} rel="noreferrer" target="_blank">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                  <span className="caption muted">{text(`file_${state}`)}</span>
                  {file && <MessageFiles files={[file]} />}
                </li>
              ))}
            </Lines>
            {order.files.length > 0 && <h3 className="h6">{text('customerFiles')}</h3>}
            <MessageFiles files={order.files} />
          </div>
        </Columns>
        {order.note && <Words dir="auto">{order.note}</Words>}
        <UnclearPayments order={order} onChange={take} onMoved={reload} />
        <OrderStepForm key={[order.stage, ...order.deskSteps].join()} order={order} onChange={take} onMoved={reload} />
        {order.next !== null && <DueDateForm key={order.dueAt} order={order} onChange={take} />}
        <HandOverForm order={order} onChange={take} />
        <EventList history={order.history} />
      </PanelBody>
      {order.customer && <CustomerFacts key={order.customer.id} id={order.customer.id} control={control} />}
    </>
  );
}

function Fact({ name, value, isCode = false }: { name: string; value: string; isCode?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isCode ? <bdi dir="ltr">{value}</bdi> : value}</dd>
    </div>
  );
}
