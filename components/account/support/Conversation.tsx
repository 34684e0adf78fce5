import { useRef, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { Line } from '../attachments/file-look.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useAction } from '../use-action.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { type Along, AlongField, NOTHING_ALONG } from './AlongField.tsx';
import { Composer } from './Composer.tsx';
import { ConversationOver } from './ConversationOver.tsx';
import { OutsideHours } from './OutsideHours.tsx';
import { SupportSide } from './SupportSide.tsx';
import { Beside, Between, Box, Pane, PaneHead } from './support-look.ts';
import { ThreadLog } from './ThreadLog.tsx';
import { TurnIntoTicket } from './TurnIntoTicket.tsx';
import type { Live } from './use-live.ts';

interface Props {
  readonly live: Live;
  /** Something was typed or chosen. */
  readonly onTouched: () => void;
}

/** Who is there, the place in the line, and the way to end it. */
function ConversationHead({ live }: Pick<Props, 'live'>) {
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

/** A live conversation; while nobody answers, with when somebody is back. */
export function Conversation({ live, onTouched }: Props) {
  const text = useText('support');
  const messages = useText('messages');
  const { thread, outbox, connection, state, isOver, isOpen, hasBegun } = live;
  const [along, setAlong] = useState<Along>(NOTHING_ALONG);
  const ticket = thread.loaded?.ticket;
  const pane = useRef<HTMLElement>(null);
  useKeptFocus(pane);
  const begins = !hasBegun || isOver;
  return (
    <>
      {!isOpen && <OutsideHours />}
      <Beside>
        <Box>
          <Pane ref={pane} aria-label={text('conversation')} tabIndex={-1} data-focus-home="">
            <ConversationHead live={live} />
            {state === 'failed' && <LoadFailed onRetry={live.reload} />}
            {state === 'loading' && outbox.waiting.length === 0 && <Skeleton label={messages('loading')} rows={4} />}
            <ThreadLog thread={thread} outbox={outbox} isLost={connection === 'lost'} />
            {ticket && isOver && <ConversationOver ticket={ticket} onRated={thread.show} />}
            {begins && <AlongField onChange={setAlong} />}
            <Composer
              key={live.name}
              draft={live.name}
              isLive
              onSend={(words, files) => outbox.post(words, files, begins ? along.context : undefined)}
              onTyping={live.sayTyping}
              onTouched={onTouched}
            />
            {ticket && !isOver && <TurnIntoTicket ticket={ticket} />}
          </Pane>
        </Box>
        <SupportSide {...(ticket && { reference: ticket.reference })} along={begins ? along.words : ''} />
      </Beside>
    </>
  );
}
