import { useRef } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import { Line } from '../attachments/file-look.ts';
import { useAction } from '../use-action.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { Composer } from './Composer.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { NewTicket } from './NewTicket.tsx';
import { OutsideHours } from './OutsideHours.tsx';
import { Rating } from './Rating.tsx';
import { SupportSide } from './SupportSide.tsx';
import { Beside, Between, Box, Pane, PaneHead } from './support-look.ts';
import { ThreadLog } from './ThreadLog.tsx';
import { TurnIntoTicket } from './TurnIntoTicket.tsx';
import { type Live, useLive } from './use-live.ts';
import { useUnreadWhileAway } from './use-unread-while-away.ts';

interface Props {
  readonly live: Live;
}

/** Nobody answers now: when somebody is back, and the form of a ticket. */
const LeaveMessage = () => (
  <>
    <OutsideHours />
    <Beside>
      <Box>
        <NewTicket onSent={(id) => location.assign(`profile-ticket?id=${id}`)} />
      </Box>
      <SupportSide />
    </Beside>
  </>
);

/** Who is there, the place in the line, and the way to end it. */
function ConversationHead({ live }: Props) {
  const { thread, isStaffHere, place, isOver, hasBegun, end } = live;
  const text = useText('support');
  const { number } = useFormat();
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const ticket = thread.loaded?.ticket;
  const finish = () =>
    void run(async () => {
      const ended = await end();
      if (ended) thread.show(ended);
    });
  return (
    <PaneHead>
      <Between>
        <Line>
          <h2 className="h5">{ticket?.assignee ? <bdi>{ticket.assignee}</bdi> : text('team')}</h2>
          <Chip tone={isStaffHere ? 'success' : 'neutral'}>{text(isStaffHere ? 'here' : 'away')}</Chip>
        </Line>
        {ticket && !isOver && (
          <Button variant="line" size="sm" loading={isBusy} onClick={finish}>
            {text('end')}
          </Button>
        )}
      </Between>
      {place !== null && !isOver && <p className="muted">{text('inLine', { place: number(place) })}</p>}
      {!hasBegun && <p className="muted">{text('liveIntro')}</p>}
      {error && <Alert tone="error" role="alert" title={message(error)} />}
    </PaneHead>
  );
}

function Conversation({ live }: Props) {
  const text = useText('support');
  const { thread, outbox, connection, isOver } = live;
  const ticket = thread.loaded?.ticket;
  const pane = useRef<HTMLElement>(null);
  useKeptFocus(pane);
  return (
    <Beside>
      <Box>
        <Pane ref={pane} aria-label={text('conversation')} tabIndex={-1} data-focus-home="">
          <ConversationHead live={live} />
          <ThreadLog thread={thread} outbox={outbox} isLost={connection === 'lost'} />
          {ticket && isOver && <Rating ticket={ticket} onRated={thread.show} />}
          <Composer draft={live.name} isLive onSend={outbox.post} onTyping={live.sayTyping} />
          {ticket && !isOver && <TurnIntoTicket ticket={ticket} />}
        </Pane>
      </Box>
      <SupportSide {...(ticket && { reference: ticket.reference })} />
    </Beside>
  );
}

/** Talking to somebody now; outside support hours, when somebody is back and a way to leave a message. */
export function LiveSupport() {
  const live = useLive();
  useUnreadWhileAway(live.thread.loaded?.messages ?? []);
  return (
    <>
      <ConnectionNotice connection={live.connection} onRetry={live.retry} />
      {live.isOpen || live.hasBegun ? <Conversation live={live} /> : <LeaveMessage />}
    </>
  );
}
