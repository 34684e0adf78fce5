import { useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { listOrdersAtDesk, type OrderListQuery } from '#lib/contract/order-calls.ts';
import { usePlanName } from '../../use-plan-name.ts';
import { Choice } from '../Choice.tsx';
import { Inbox } from '../Inbox.tsx';
import { useAgo } from '../use-ago.ts';
import { useList } from '../use-list.ts';
import type { PlaceControl } from '../use-place.ts';
import { OrderPanel } from './OrderPanel.tsx';

/** Orders: those that wait for the agency first in view. */
export function OrderBox({ control, onChange }: { control: PlaceControl; onChange: () => void }) {
  const text = useText('desk');
  const ago = useAgo();
  const planName = usePlanName();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<OrderListQuery['group']>('agency');
  const list = useList([group, search].join(), (api, cursor) =>
    api.call(listOrdersAtDesk, { query: { group, cursor, ...(search && { search: search.slice(0, 40) }) } }),
  );
  return (
    <Inbox
      part="orders"
      control={control}
      title={text('orders')}
      search={search}
      onSearch={setSearch}
      filters={
        <Choice
          label={text('status')}
          value={group}
          onChange={setGroup}
          options={(['agency', 'customer', 'finished', 'all'] as const).map((id) => ({
            id,
            label: text(`group_${id}`),
          }))}
        />
      }
      list={list}
      rowOf={(order) => ({
        icon: 'file',
        title: order.customer ?? text('nameless'),
        kind: order.reference,
        text: planName(order.planId),
        time: ago(order.changedAt),
        note: text(`stage_${order.stage}`),
      })}
      empty={text('emptyOrders')}
      open={(id) => (
        <OrderPanel
          key={id}
          id={id}
          control={control}
          onChange={() => {
            list.reload();
            onChange();
          }}
        />
      )}
    />
  );
}
