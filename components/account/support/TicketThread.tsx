import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { readableUrl } from '#lib/analyses/shown-address.ts';
import { changeTicket, sayTyping, writeMessage } from '#lib/contract/ticket-calls.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { Line } from '../attachments/file-look.ts';
import { CheckName } from '../CheckName.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { useAction } from '../use-action.ts';
import { ChatLinks } from './ChatLinks.tsx';
import { Composer } from './Composer.tsx';
import { People } from './People.tsx';
import { Rating } from './Rating.tsx';
import { timeLimit } from './read-thread.ts';
import { StatusChip } from './StatusChip.tsx';
import { Foot, PaneHead } from './support-look.ts';
import { ThreadLog } from './ThreadLog.tsx';
import { useOutbox } from './use-outbox.ts';
import type { Thread } from './use-thread.ts';

interface HeadProps {
  readonly ticket: Ticket;
  readonly onChanged: (ticket: Ticket) => void;
  /** Reads the messages that are not on the page yet. */
  readonly readAll: () => Promise<void>;
}

/** What the ticket is about, where it stands, and what can be done with it. */
function ThreadHead({ ticket, onChanged, readAll }: HeadProps) {
  const { id, reference, subject, department, priority, status, related, people } = ticket;
  const text = useText('support');
  const message = useMessage();
  const { number } = useFormat();
  const { run, isBusy, error } = useAction();
  const [hasPeople, setHasPeople] = useState(false);
  const isClosed = status === 'closed';
  const body = { status: isClosed ? 'open' : 'closed' } as const;
  const printAll = async (): Promise<void> => {
    // When what was read stands on the page.
    if (await run(readAll)) requestAnimationFrame(() => setTimeout(() => print()));
  };
  const about = [
    related.order && text('aboutOrder', { reference: related.order.reference }),
    related.analysis && text('aboutAnalysis', { url: readableUrl(related.analysis.url) }),
  ].filter(Boolean);
  return (
    <>
      <PaneHead>
        <p className="caption muted">
          {[reference, text(`dept-${department}`), text(`priority_${priority}`), ...about].map((part, at) => (
            <bdi key={part}>
              {at > 0 && ' · '}
              {part}
            </bdi>
          ))}
          {related.about && (
            <>
              {' · '}
              <CheckName id={related.about} />
            </>
          )}
        </p>
        <h2 className="h4" dir="auto">
          {subject || text('liveSubject')}
        </h2>
        <Line>
          <StatusChip status={status} />
          <Button
            variant="line"
            size="sm"
            loading={isBusy}
            onClick={() => void run(async (api) => onChanged(await api.call(changeTicket, { params: { id }, body })))}
          >
            {text(isClosed ? 'reopen' : 'close')}
          </Button>
          <Button variant="quiet" size="sm" aria-expanded={hasPeople} onClick={() => setHasPeople(!hasPeople)}>
            {people.length > 0 ? `${text('people')}: ${number(people.length)}` : text('copyIn')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void printAll()}>
            {text('print')}
          </Button>
        </Line>
        {error && <Alert tone="error" role="alert" title={message(error)} />}
      </PaneHead>
      {hasPeople && <People ticket={ticket} onChanged={onChanged} />}
    </>
  );
}

interface LoadedProps {
  readonly ticket: Ticket;
  readonly thread: Thread;
  readonly isLost: boolean;
}

/** A ticket that has been read. Keyed by it: what is sent, typed and chosen belongs to one ticket. */
function LoadedThread({ ticket, thread, isLost }: LoadedProps) {
  const { catchUp, readAll, show } = thread;
  const { id } = ticket;
  const dispatch = useAppDispatch();
  const outbox = useOutbox(id, async (api, { id: messageId, text, attachments }) => {
    const body = { id: messageId, text, attachments: attachments.map((file) => file.id) };
    await api.call(writeMessage, { params: { id }, body, isQuiet: true, signal: timeLimit() });
    await catchUp();
  });
  const sayOnce = () => {
    dispatch(withApi((api) => api.call(sayTyping, { params: { id }, body: {}, isQuiet: true }))).catch(() => undefined);
  };
  return (
    <>
      <ThreadHead ticket={ticket} onChanged={show} readAll={readAll} />
      <ThreadLog thread={thread} outbox={outbox} isLost={isLost} />
      {ticket.status === 'closed' && <Rating ticket={ticket} onRated={show} />}
      <Composer draft={id} isLive={false} onSend={outbox.post} onTyping={sayOnce} />
      <Foot>
        <ChatLinks reference={ticket.reference} />
      </Foot>
    </>
  );
}

/** A ticket as a conversation. */
export function TicketThread({ thread, isLost }: Pick<LoadedProps, 'thread' | 'isLost'>) {
  const messages = useText('messages');
  const ticket = thread.loaded?.ticket;
  if (thread.state === 'failed') return <LoadFailed onRetry={() => void thread.catchUp()} />;
  if (!ticket) return <Skeleton label={messages('loading')} rows={6} />;
  return <LoadedThread key={ticket.id} ticket={ticket} thread={thread} isLost={isLost} />;
}
