import { useText } from '#components/providers/use-text.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { Rating } from './Rating.tsx';
import { Form } from './support-look.ts';

interface Props {
  readonly ticket: Ticket;
  readonly onRated: (ticket: Ticket) => void;
}

/** Says that what is written next begins anew; leads to the ticket that it has become, or asks whether it helped. */
export function ConversationOver({ ticket, onRated }: Props) {
  const text = useText('support');
  return (
    <>
      {ticket.status === 'closed' && <Rating ticket={ticket} onRated={onRated} />}
      <Form as="div">
        <p className="muted">{text('nextIsNew')}</p>
        {ticket.kind === 'ticket' && (
          <p>
            <a href={`profile-ticket?id=${ticket.id}`}>
              {text('becameTicket')}: <bdi>{ticket.reference}</bdi>
            </a>
          </p>
        )}
      </Form>
    </>
  );
}
