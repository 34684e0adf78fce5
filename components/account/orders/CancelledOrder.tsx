import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { useMoney } from '../use-money.ts';
import { toReturn } from './order-sums.ts';

/** That an order was cancelled, why, and what becomes of the money. */
export function CancelledOrder({ order }: { readonly order: Order }) {
  const text = useText('orders');
  const { money } = useMoney();
  const returned = toReturn(order);
  return (
    <Alert tone="info" title={text('stage_cancelled')}>
      {order.cancelReason && (
        <p>
          <bdi>{text('reason', { reason: order.cancelReason })}</bdi>
        </p>
      )}
      {returned && <p>{text('refund', { amount: money(returned) })}</p>}
    </Alert>
  );
}
