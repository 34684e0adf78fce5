import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { listFeedbackAtDesk } from '#lib/contract/desk-inboxes.ts';
import { BackToList } from './BackToList.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { PanelBody, PanelHead, Words } from './desk-look.ts';
import { Inbox } from './Inbox.tsx';
import { NotInList } from './NotInList.tsx';
import { useAgo } from './use-ago.ts';
import { useList } from './use-list.ts';
import type { PlaceControl } from './use-place.ts';

/** What customers said about how it is going, newest first. */
export function FeedbackBox({ control }: { readonly control: PlaceControl }) {
  const text = useText('desk');
  const ago = useAgo();
  const { moment, number } = useFormat();
  const [search, setSearch] = useState('');
  const list = useList(search, (api, cursor) =>
    api.call(listFeedbackAtDesk, { query: { cursor, ...(search && { search }) } }),
  );
  return (
    <Inbox
      part="feedback"
      control={control}
      title={text('feedback')}
      search={search}
      onSearch={setSearch}
      list={list}
      rowOf={(said) => ({
        icon: 'star',
        title: said.customer.name ?? text('nameless'),
        kind: text('ofFive', { rating: number(said.rating) }),
        text: said.message,
        time: ago(said.createdAt),
      })}
      empty={text('emptyFeedback')}
      open={(_, said) =>
        said ? (
          <>
            <PanelHead>
              <div>
                <BackToList control={control} />
                <p className="caption muted">
                  {moment(said.createdAt)} · <bdi dir="ltr">{said.page}</bdi>
                </p>
                <h2 className="h3">{text('ofFive', { rating: number(said.rating) })}</h2>
              </div>
            </PanelHead>
            <PanelBody>
              <Words dir="auto">{said.message}</Words>
              {said.browser && <p className="caption muted">{said.browser}</p>}
            </PanelBody>
            <CustomerFacts key={said.customer.id} id={said.customer.id} control={control} />
          </>
        ) : (
          <NotInList control={control} />
        )
      }
    />
  );
}
