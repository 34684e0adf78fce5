import type { ReactNode } from 'react';
import { useOnline } from '#components/islands/form/use-online.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { listOrders } from '#lib/contract/order-calls.ts';
import { readOverview, readUsage } from '#lib/contract/stats.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useFigures } from '../use-figures.ts';
import { useQuery } from '../use-query.ts';
import { Checklist } from './Checklist.tsx';
import { waitingOrders } from './choose-order.ts';
import { DetailsPanel } from './DetailsPanel.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { OpeningLine } from './OpeningLine.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import type { OverviewFacts } from './overview-facts.ts';
import { Panels, Stack } from './overview-look.ts';
import { StartHere } from './StartHere.tsx';
import { StatCards } from './StatCards.tsx';
import { TicketsPanel } from './TicketsPanel.tsx';
import { UsagePanel } from './UsagePanel.tsx';
import { useOverviewText } from './use-overview.ts';

const MONTHS = 6;
/** The newest are enough to find what waits for the customer and what is under way. */
const ORDERS = 20;

interface Props {
  readonly facts: OverviewFacts;
  /** Drawn when the site is exported: it is the same for everybody. */
  readonly offer: ReactNode;
  /** The page about the customer begins with the customer. */
  readonly isProfile: boolean;
}

/** The customer's home: what waits, how much there is, what was done, and the next thing to do. */
export function OverviewView({ facts, offer, isProfile }: Props) {
  const { lng } = facts;
  const { calendar } = useFigures(lng);
  const [overview, reloadOverview] = useQuery((api) => api.call(readOverview, {}));
  const [orders, reloadOrders] = useQuery((api) => api.call(listOrders, { query: { limit: ORDERS } }));
  const [usage, reloadUsage] = useQuery(
    (api) => api.call(readUsage, { query: { months: MONTHS, calendar } }),
    calendar,
  );
  const user = useAppSelector((state) => state.user);
  const text = useOverviewText();
  const isOnline = useOnline();
  const items = orders.state === 'ready' ? orders.data.items : [];
  const [waiting] = waitingOrders(items);
  const isNew = orders.state === 'ready' && orders.data.counts.all === 0;
  const details = <DetailsPanel lng={lng} />;
  const usagePanel = <UsagePanel lng={lng} usage={usage} onRetry={reloadUsage} />;
  return (
    <>
      <OpeningLine lng={lng} waiting={orders.state === 'ready' ? orders.data.counts.customer : undefined} />
      {!isOnline && <Alert tone="warning" role="status" title={text('offline')} />}
      {waiting && <NeedsYou facts={facts} order={waiting} />}
      {isNew && (
        <StartHere
          lng={lng}
          hasName={Boolean(user?.firstName)}
          hasAnalysis={overview.state === 'ready' && overview.data.analyses.done > 0}
        />
      )}
      <StatCards lng={lng} overview={overview} onRetry={reloadOverview} />
      <Panels>
        {isProfile && details}
        {!isProfile && usagePanel}
        <OrderPanel facts={facts} orders={orders} onRetry={reloadOrders} />
        {!isProfile && (
          <Stack>
            <TicketsPanel lng={lng} />
            {details}
          </Stack>
        )}
        <Checklist lng={lng} />
        {isProfile && usagePanel}
        {offer}
      </Panels>
    </>
  );
}
