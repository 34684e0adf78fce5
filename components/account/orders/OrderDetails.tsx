import { useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { Actions } from '../account-look.ts';
import { useMoney } from '../use-money.ts';
import { usePath } from '../use-path.ts';
import { usePlanName } from '../use-plan-name.ts';
import { NoteForm } from './NoteForm.tsx';
import { Pairs, Panel } from './order-look.ts';
import { ReorderDialog } from './ReorderDialog.tsx';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly order: Order;
  readonly state: OrderState;
}

/** What was ordered, and what else can be done: the same again, or leaving. */
export function OrderDetails({ order, state: { take, isBusy, error } }: Props) {
  const { id, planId, channel, price, note, reference, steps } = order;
  const [open, setOpen] = useState<'cancel' | 'reorder'>();
  const [reason, setReason] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const text = useText('orders');
  const nameOf = usePlanName();
  const write = useMoney();
  const pathOf = usePath();

  async function cancel(why: string): Promise<void> {
    const isTaken = await take({ step: 'cancel', note: why });
    setFailed(!isTaken);
    if (isTaken) setOpen(undefined);
  }

  return (
    <Panel aria-labelledby="details">
      <h3 className="h5" id="details">
        {text('details')}
      </h3>
      <Pairs>
        {(
          [
            [
              'order',
              <bdi key="order" dir="ltr">
                {reference}
              </bdi>,
            ],
            ['plan', nameOf(planId)],
            [
              'price',
              <span key="price" className="num">
                {write.price(price)}
              </span>,
            ],
            ['channel', text(`channel_${channel}`)],
            [
              'yourNote',
              note && (
                <bdi key="note" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {note}
                </bdi>
              ),
            ],
          ] as const
        ).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{text(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Pairs>
      {isBuilt('profile-ticket') && (
        <p className="body2">
          <TextLink href={`${pathOf('profile-ticket')}?${new URLSearchParams({ about: `order:${id}` })}`}>
            {text('write')}
          </TextLink>
        </p>
      )}
      <p className="caption muted">{text('reorderText')}</p>
      <Actions>
        <Button variant="line" size="sm" onClick={() => setOpen('reorder')}>
          {text('reorder')}
        </Button>
        {steps.includes('cancel') && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('cancel')}>
            {text('cancelOrder')}
          </Button>
        )}
      </Actions>
      {open === 'reorder' && <ReorderDialog order={order} onClose={() => setOpen(undefined)} />}
      {open === 'cancel' && (
        <AccountDialog title={text('sureCancel')} onClose={() => setOpen(undefined)}>
          <NoteForm
            id="reason"
            label={text('cancelReason')}
            hint={text('cancelHint')}
            submit={text('cancelOrder')}
            leave={text('keepOrder')}
            note={reason}
            onNote={setReason}
            isBusy={isBusy}
            error={hasFailed ? error : undefined}
            onSubmit={(why) => void cancel(why)}
            onLeave={() => setOpen(undefined)}
          />
        </AccountDialog>
      )}
    </Panel>
  );
}
