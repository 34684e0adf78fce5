import { useRef } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { InvoicePanel } from './InvoicePanel.tsx';
import { Milestones } from './Milestones.tsx';
import { OrderAsk } from './OrderAsk.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderTitle } from './OrderTitle.tsx';
import { OwnFiles } from './OwnFiles.tsx';
import { Columns, Whole } from './order-look.ts';
import { PayAsk } from './PayAsk.tsx';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly order: Order;
  readonly state: OrderState;
}

/** What is known of an order and what can be done; a step that takes its own button away leaves the keyboard here. */
export function OrderBody({ order, state }: Props) {
  const { done, error } = state;
  const whole = useRef<HTMLElement>(null);
  useKeptFocus(whole);
  const text = useText('orders');
  const message = useMessage();
  return (
    <Whole ref={whole} aria-labelledby="order" tabIndex={-1}>
      <OrderTitle order={order} />
      <Milestones order={order} />
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {done && <Alert tone="success" role="status" title={text(`done_${done}`)} />}
      <OrderAsk order={order} state={state} />
      <PayAsk order={order} state={state} />
      <Columns>
        <div>
          <OrderFiles files={order.deliverables} />
          <OwnFiles order={order} state={state} />
          <OrderHistory history={order.history} />
        </div>
        <aside aria-label={text('details')}>
          <InvoicePanel order={order} />
          <OrderDetails order={order} state={state} />
        </aside>
      </Columns>
    </Whole>
  );
}
