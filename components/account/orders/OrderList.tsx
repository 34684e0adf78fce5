import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { PLANS } from '#lib/plans.ts';
import { Empty } from '../Empty.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { usePath } from '../use-path.ts';
import { usePlanName } from '../use-plan-name.ts';
import { type Group, OrderFilter } from './OrderFilter.tsx';
import { OrderRow } from './OrderRow.tsx';
import { Columns, Head, List } from './orders-look.ts';
import { useOrderList } from './use-order-list.ts';

/** Plans whose name in the page's language holds what was typed: the service knows only their ids. */
function usePlansNamed(search: string): string {
  const nameOf = usePlanName();
  const part = search.toLocaleLowerCase();
  return search
    ? PLANS.filter(({ id }) => nameOf(id).toLocaleLowerCase().includes(part))
        .map(({ id }) => id)
        .join()
    : '';
}

/** All orders of the customer, a page at a time. */
export function OrderList() {
  const [group, setGroup] = useState<Group>('all');
  const [search, setSearch] = useState('');
  const [round, setRound] = useState(0);
  const plans = usePlansNamed(search);
  const list = useOrderList({ group, search, plans });
  const text = useText('orders');
  const messages = useText('messages');
  const { number } = useFormat();
  const pathOf = usePath();
  const { counts, items, state } = list;
  const hasNone = counts?.all === 0;
  const isNarrowed = group !== 'all' || search !== '';
  const order = (
    <ButtonLink variant={hasNone ? 'gold' : 'line'} size="sm" icon="plus" href={pathOf('service-tariffs')}>
      {text(hasNone ? 'seePrices' : 'orderService')}
    </ButtonLink>
  );

  if (hasNone) return <Empty action={order}>{text('empty')}</Empty>;
  return (
    <>
      <Head>
        <p className="muted">
          {counts && text('summary', { yours: number(counts.customer), ours: number(counts.agency) })}
        </p>
        {order}
      </Head>
      <OrderFilter key={round} group={group} counts={counts} onGroup={setGroup} onSearch={setSearch} />
      {state === 'failed' && <LoadFailed onRetry={list.reload} />}
      {state === 'loading' && <Skeleton label={messages('loading')} rows={6} />}
      {items.length > 0 && state !== 'failed' && (
        <section aria-label={text('list')}>
          <Columns aria-hidden="true">
            {(['order', 'stage', 'next', 'due', 'money'] as const).map((name) => (
              <span key={name}>{text(name)}</span>
            ))}
          </Columns>
          <List aria-busy={state === 'stale'}>
            {items.map((one) => (
              <OrderRow key={one.id} order={one} href={`${pathOf('profile-order')}?id=${one.id}`} />
            ))}
          </List>
        </section>
      )}
      {state === 'ready' && items.length === 0 && <Empty>{text('noneHere')}</Empty>}
      {list.more === 'failed' && <LoadFailed onRetry={() => void list.loadMore()} />}
      {list.next && list.more !== 'failed' && state !== 'failed' && (
        <Head>
          <Button variant="line" size="md" loading={list.more === 'loading'} onClick={() => void list.loadMore()}>
            {text('more')}
          </Button>
          <p className="caption muted" role="status">
            {!search && counts && text('shown', { shown: number(items.length), all: number(counts[group]) })}
          </p>
        </Head>
      )}
      {isNarrowed && state === 'ready' && items.length === 0 && (
        <p>
          <Button
            variant="line"
            size="sm"
            onClick={() => {
              setGroup('all');
              setSearch('');
              setRound(round + 1); // the field is empty again
            }}
          >
            {text('showAll')}
          </Button>
        </p>
      )}
    </>
  );
}
