import { type SubmitEvent, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import type { TicketListQuery } from '#lib/contract/ticket-calls.ts';
import type { TicketSummary } from '#lib/contract/tickets.ts';
import { plainText } from '#lib/support/markdown.ts';
import { Line } from '../attachments/file-look.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { StatusChip } from './StatusChip.tsx';
import { Between, Dot, OneLine, PaneHead, TicketRows } from './support-look.ts';
import type { TicketPages } from './use-tickets.ts';

interface RowProps {
  readonly ticket: TicketSummary;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

function TicketRow({ ticket, isOpen, onOpen }: RowProps) {
  const { id, reference, subject, department, unread, last, changedAt } = ticket;
  const text = useText('support');
  const { moment } = useFormat();
  const who = last?.author === 'customer' ? text('you') : (last?.name ?? text('team'));
  return (
    <li>
      <a
        href={`?id=${id}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        <Between className="caption muted">
          <span>
            <bdi>{reference}</bdi> {text(`dept-${department}`)}
          </span>
          <time dateTime={changedAt}>{moment(changedAt)}</time>
        </Between>
        <strong dir="auto">
          {unread > 0 && (
            <>
              <Dot aria-hidden="true" />
              <span className="vh">{text('unread')} </span>
            </>
          )}
          {subject || text('liveSubject')}
        </strong>
        {last && (
          <OneLine className="caption muted">
            <bdi>{who}:</bdi>
            <span dir="auto">{plainText(last.text)}</span>
          </OneLine>
        )}
        <span>
          <StatusChip status={ticket.status} />
        </span>
      </a>
    </li>
  );
}

const STATUSES = ['all', 'active', 'closed'] as const;
const SORTS = ['activity', 'newest', 'oldest', 'priority'] as const;

interface FilterProps {
  readonly tickets: TicketPages;
}

/** Search, state and order of the list. */
function Filters({ tickets }: FilterProps) {
  const text = useText('support');
  const { number } = useFormat();
  const { filters, setFilters, counts } = tickets;
  const [search, setSearch] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFilters({ ...filters, search: search.trim() || undefined });
  };
  const choose = (changes: Partial<TicketListQuery>) => setFilters({ ...filters, ...changes });
  return (
    <PaneHead as="form" role="search" onSubmit={submit as never}>
      <TextField
        id="ticket-search"
        type="search"
        label={text('search')}
        dir="auto"
        maxLength={80}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          if (target.value === '') choose({ search: undefined });
        }}
      />
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend className="vh">{text('status')}</legend>
        <Line>
          {STATUSES.map((status) => (
            <Button
              key={status}
              variant={filters.status === status ? 'ink' : 'line'}
              size="sm"
              aria-pressed={filters.status === status}
              onClick={() => choose({ status })}
            >
              {text(`show_${status}`)} {counts ? number(counts[status]) : ''}
            </Button>
          ))}
          <Button
            variant={filters.unread === 'true' ? 'ink' : 'line'}
            size="sm"
            aria-pressed={filters.unread === 'true'}
            onClick={() => choose({ unread: filters.unread === 'true' ? 'false' : 'true' })}
          >
            {text('unread')} {counts ? number(counts.unread) : ''}
          </Button>
        </Line>
      </fieldset>
      <SelectField
        id="ticket-sort"
        label={text('sort')}
        options={SORTS.map((id) => ({ id, label: text(`sort_${id}`) }))}
        value={filters.sort}
        onChange={({ target }) => choose({ sort: SORTS.find((sort) => sort === target.value) ?? 'activity' })}
      />
    </PaneHead>
  );
}

interface Props {
  readonly tickets: TicketPages;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** The customer's tickets, with what is unread. */
export function TicketList({ tickets, openId, onOpen, onNew }: Props) {
  const text = useText('support');
  const messages = useText('messages');
  const { state, items, counts, hasMore, isFiltered } = tickets;
  const first = (
    <Button variant="line" size="md" onClick={onNew}>
      {text('writeFirst')}
    </Button>
  );
  return (
    <>
      {(counts?.all ?? 0) > 0 && <Filters tickets={tickets} />}
      {state === 'loading' && <Skeleton label={messages('loading')} rows={4} />}
      {state === 'failed' && <LoadFailed onRetry={tickets.reload} />}
      {state === 'ready' && items.length === 0 && (
        <PaneHead style={{ border: 0 }}>
          <EmptyState action={isFiltered ? undefined : first}>{text(isFiltered ? 'noneFound' : 'empty')}</EmptyState>
        </PaneHead>
      )}
      {items.length > 0 && (
        <TicketRows>
          {items.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} isOpen={ticket.id === openId} onOpen={onOpen} />
          ))}
        </TicketRows>
      )}
      {hasMore && (
        <Button variant="quiet" size="md" block onClick={tickets.more}>
          {text('more')}
        </Button>
      )}
    </>
  );
}
