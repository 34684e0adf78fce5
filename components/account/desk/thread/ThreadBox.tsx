import { useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { type DeskListQuery, listTicketsAtDesk } from '#lib/contract/desk-tickets.ts';
import { plainText } from '#lib/support/markdown.ts';
import { Choice } from '../Choice.tsx';
import { Buttons } from '../desk-look.ts';
import { useDeskChanges } from '../events.ts';
import { Inbox } from '../Inbox.tsx';
import { LabelledSelect } from '../LabelledSelect.tsx';
import { useAgo } from '../use-ago.ts';
import { useList } from '../use-list.ts';
import type { PlaceControl } from '../use-place.ts';
import { ThreadPanel } from './ThreadPanel.tsx';

const STATUSES = ['active', 'open', 'in_progress', 'answered', 'closed', 'all'] as const;

interface Props {
  readonly kind: 'ticket' | 'live';
  readonly control: PlaceControl;
}

/** Tickets, or live conversations: those that wait the longest first. */
export function ThreadBox({ kind, control }: Props) {
  const text = useText('desk');
  const ago = useAgo();
  const [search, setSearch] = useState('');
  const [whose, setWhose] = useState<DeskListQuery['whose']>('everyone');
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('active');
  const list = useList([kind, whose, status, search].join(), (api, cursor) =>
    api.call(listTicketsAtDesk, { query: { kind, whose, status, cursor, ...(search && { search }) } }),
  );
  useDeskChanges(list.reload);

  return (
    <Inbox
      part={kind === 'live' ? 'live' : 'tickets'}
      control={control}
      title={text(kind === 'live' ? 'live' : 'tickets')}
      search={search}
      onSearch={setSearch}
      filters={
        <Buttons>
          <Choice
            label={text('whose')}
            value={whose}
            onChange={setWhose}
            options={(['everyone', 'mine', 'nobody'] as const).map((id) => ({ id, label: text(id) }))}
          />
          <LabelledSelect
            label={text('status')}
            value={status}
            onChange={setStatus}
            options={STATUSES.map((id) => ({ id, label: text(`status_${id}`) }))}
          />
        </Buttons>
      }
      list={list}
      rowOf={(thread) => ({
        icon: kind === 'live' ? 'chat' : 'edit',
        title: thread.customer.name ?? text('nameless'),
        kind: [thread.reference, thread.customer.locale.slice(0, 2), thread.assignee].filter(Boolean).join(' · '),
        text: thread.subject || plainText(thread.last?.text ?? ''),
        time: ago(thread.waitingSince ?? thread.changedAt),
        ...(thread.waitingSince && { note: text('waiting') }),
      })}
      empty={text('emptyThreads')}
      open={(id) => <ThreadPanel key={id} id={id} control={control} onChange={list.reload} />}
    />
  );
}
