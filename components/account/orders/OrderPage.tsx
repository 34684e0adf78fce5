import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { Empty } from '../Empty.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { usePath } from '../use-path.ts';
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
import { useOrder } from './use-order.ts';

/** One order, whole. */
export function OrderPage({ id }: { readonly id: string }) {
  const state = useOrder(id);
  const { query, order, reload, done, error } = state;
  const text = useText('orders');
  const messages = useText('messages');
  const message = useMessage();
  const list = usePath()('profile-order');
  if (query.state === 'failed' && query.isMissing)
    return (
      <Empty
        action={
          <ButtonLink variant="line" size="sm" href={list}>
            {text('back')}
          </ButtonLink>
        }
      >
        {text('notFound')}
      </Empty>
    );
  return (
    <>
      <p className="body2">
        <TextLink href={list}>{text('back')}</TextLink>
      </p>
      {query.state === 'loading' && <Skeleton label={messages('loading')} rows={6} />}
      {query.state === 'failed' && <LoadFailed onRetry={reload} />}
      {order && (
        <Whole aria-labelledby="order">
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
      )}
    </>
  );
}
