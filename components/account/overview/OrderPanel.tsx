import type * as z from 'zod';
import { LoadFailed } from '#components/account/LoadFailed.tsx';
import type { Query } from '#components/account/use-query.ts';
import { useText } from '#components/providers/use-text.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { listOrders } from '#lib/contract/order-calls.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { shownOrders } from './choose-order.ts';
import { OrderCard } from './OrderCard.tsx';
import type { OverviewFacts } from './overview-facts.ts';
import { Panel, PanelHead } from './overview-look.ts';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly facts: OverviewFacts;
  readonly orders: Query<z.output<(typeof listOrders)['reply']>>;
  readonly onRetry: () => void;
}

/** Where the customer's order stands; without one, how to get there. */
export function OrderPanel({ facts, orders, onRetry }: Props) {
  const text = useOverviewText();
  const messages = useText('messages');
  const [order, ...others] = orders.state === 'ready' ? shownOrders(orders.data.items) : [];
  if (order) return <OrderCard facts={facts} order={order} others={others} />;
  return (
    <Panel columns={4} aria-labelledby="order">
      <PanelHead>
        <h2 className="h5" id="order">
          {text('currentOrder')}
        </h2>
      </PanelHead>
      {orders.state === 'loading' && <Skeleton label={messages('loading')} rows={5} />}
      {orders.state === 'failed' && <LoadFailed onRetry={onRetry} />}
      {orders.state === 'ready' && (
        <EmptyState
          action={
            <ButtonLink variant="line" size="md" href={pathOf('service-tariffs', facts.lng)}>
              {text('seePrices')}
            </ButtonLink>
          }
        >
          {text('noOrder')}
        </EmptyState>
      )}
    </Panel>
  );
}
