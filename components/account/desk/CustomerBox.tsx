import { useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { listCustomers } from '#lib/contract/desk.ts';
import { BackToList } from './BackToList.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { PanelBody } from './desk-look.ts';
import { Inbox } from './Inbox.tsx';
import { UsageUpload } from './UsageUpload.tsx';
import { useAgo } from './use-ago.ts';
import { useList } from './use-list.ts';
import type { PlaceControl } from './use-place.ts';

/** Customers, found by a part of name, number, address or company. */
export function CustomerBox({ control }: { readonly control: PlaceControl }) {
  const text = useText('desk');
  const ago = useAgo();
  const [search, setSearch] = useState('');
  const list = useList(search, (api, cursor) =>
    api.call(listCustomers, { query: { cursor, ...(search && { search }) } }),
  );
  return (
    <Inbox
      part="customers"
      control={control}
      title={text('customers')}
      search={search}
      onSearch={setSearch}
      list={list}
      rowOf={({ name, phone, email, company, locale, createdAt }) => ({
        icon: 'user',
        title: name ?? phone ?? text('nameless'),
        kind: locale.slice(0, 2),
        text: [company, email].filter(Boolean).join(', '),
        time: ago(createdAt),
      })}
      empty={text('emptyCustomers')}
      open={(id) => (
        <>
          <PanelBody>
            <BackToList control={control} />
          </PanelBody>
          <CustomerFacts key={id} id={id} control={control} />
          <UsageUpload key={`figures-${id}`} customerId={id} />
        </>
      )}
    />
  );
}
