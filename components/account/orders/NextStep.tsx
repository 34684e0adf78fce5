import { useText } from '#components/providers/use-text.ts';
import type { OrderSummary } from '#lib/contract/orders.ts';
import { Sign, Who } from './orders-look.ts';

/** Who has to do the next thing. */
export function NextStep({ next }: Pick<OrderSummary, 'next'>) {
  const text = useText('orders');
  return (
    <Who data-who={next}>
      {next === 'customer' && <Sign aria-hidden="true" />}
      {text(next === 'customer' ? 'you' : 'us')}
    </Who>
  );
}
