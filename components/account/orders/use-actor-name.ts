import { useText } from '#components/providers/use-text.ts';
import type { Order } from '#lib/contract/orders.ts';

type Who = Pick<Order['history'][number], 'actor' | 'name'>;

/** Who did something, as the history keeps it: the person's name at that time, with the agency's for its people. */
export function useActorName(): (event: Who) => string {
  const text = useText('orders');
  return ({ actor, name }) => {
    if (actor === 'service') return text('service');
    if (actor === 'agency') return name ? `${name} (${text('us')})` : text('us');
    return name ?? text('you');
  };
}
