import { useRef } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useSupportStream } from '../use-support-stream.ts';
import { ChatLinks } from './ChatLinks.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { NewTicket } from './NewTicket.tsx';
import { Between, Box, Foot, OnlyNarrow, Pane, PaneHead, Panes, Parts } from './support-look.ts';
import { TicketList } from './TicketList.tsx';
import { TicketThread } from './TicketThread.tsx';
import { usePlace } from './use-place.ts';
import { useThread } from './use-thread.ts';
import { useTickets } from './use-tickets.ts';
import { useUnreadTitle } from './use-unread-title.ts';

interface ChosenProps {
  readonly thread: ReturnType<typeof useThread>;
  readonly place: ReturnType<typeof usePlace>[0];
  readonly connection: ReturnType<typeof useSupportStream>[0];
}

/** The ticket that was chosen, or what to do. */
function Chosen({ thread, place, connection }: ChosenProps) {
  const text = useText('support');
  if (place.id !== null) return <TicketThread thread={thread} isLost={connection === 'lost'} />;
  return (
    <PaneHead style={{ border: 0 }}>
      <p className="muted">{text('choose')}</p>
    </PaneHead>
  );
}

interface Props {
  /** What stands there before anything is chosen. */
  readonly start: 'list' | 'new';
}

/** All tickets of a customer: the list, and beside it one of them or the form for a new one. */
export function TicketsView({ start }: Props) {
  const text = useText('support');
  const [place, go] = usePlace();
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  const tickets = useTickets();
  const thread = useThread(place.id);
  const [connection, retry] = useSupportStream((event) => {
    thread.hear(event);
    if (event.name === 'thread' || event.name === 'seen' || event.name === 'resync') tickets.reload();
  });
  useUnreadTitle(tickets.counts?.unread ?? 0);
  const hasForm = place.id === null && (place.isNew || (start === 'new' && !place.isList));
  // Nothing to choose from, so there is no list beside.
  const isEmpty = place.id === null && tickets.state === 'ready' && tickets.counts?.all === 0;
  const open = (id: string) => go(`?id=${id}`);
  const sent = (id: string) => {
    tickets.reload();
    open(id);
  };
  const list = <TicketList tickets={tickets} openId={place.id} onOpen={open} onNew={() => go('?new')} />;
  return (
    <Parts ref={page}>
      <Between>
        <p className="muted">{text('intro')}</p>
        {!hasForm && (
          <Button variant="gold" size="md" icon="plus" onClick={() => go('?new')}>
            {text('newTicket')}
          </Button>
        )}
      </Between>
      <ConnectionNotice connection={connection} onRetry={retry} />
      {isEmpty && !hasForm ? (
        <Box>{list}</Box>
      ) : (
        // The form keeps its place when the list turns out to be empty: what was typed and chosen is in it.
        <Panes data-open={place.id !== null || hasForm || undefined} data-alone={isEmpty || undefined}>
          {!isEmpty && <Pane aria-label={text('all')}>{list}</Pane>}
          <Pane aria-label={hasForm ? text('newTicket') : text('chosen')} tabIndex={-1} data-focus-home="">
            <OnlyNarrow data-back="">
              <Button variant="quiet" size="sm" onClick={() => go(start === 'new' ? '?list' : '')}>
                {text('all')}
              </Button>
            </OnlyNarrow>
            {hasForm ? (
              <>
                <NewTicket onSent={sent} />
                <Foot>
                  <ChatLinks />
                </Foot>
              </>
            ) : (
              <Chosen thread={thread} place={place} connection={connection} />
            )}
          </Pane>
        </Panes>
      )}
    </Parts>
  );
}

/** The list, with the newest to choose. */
export const TicketListView = () => <TicketsView start="list" />;

/** The form first: whoever comes here wants to write. */
export const TicketFormView = () => <TicketsView start="new" />;
