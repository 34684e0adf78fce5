import { useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Conversation } from './Conversation.tsx';
import { NewTicket } from './NewTicket.tsx';
import { OutsideHours } from './OutsideHours.tsx';
import { SupportSide } from './SupportSide.tsx';
import { Beside, Box } from './support-look.ts';
import { type Live, useLive } from './use-live.ts';
import { useUnreadWhileAway } from './use-unread-while-away.ts';

interface LeaveProps {
  /** Somebody answers after all. */
  readonly isOpen: boolean;
  readonly onTouched: () => void;
  readonly onTalk: () => void;
}

/** Nobody answers now: when somebody is back, and the form of a ticket. */
function LeaveMessage({ isOpen, onTouched, onTalk }: LeaveProps) {
  const text = useText('support');
  return (
    <>
      {isOpen ? (
        <Alert tone="info" role="status" title={text('openNow')}>
          <Button variant="line" size="sm" onClick={onTalk}>
            {text('talkNow')}
          </Button>
        </Alert>
      ) : (
        <OutsideHours />
      )}
      <Beside>
        <Box>
          <NewTicket onSent={(id) => location.assign(`profile-ticket?id=${id}`)} onTouched={onTouched} />
        </Box>
        <SupportSide />
      </Beside>
    </>
  );
}

type Part = 'conversation' | 'form';

/** The conversation or the form. What somebody has begun to write in stays, whoever comes or goes meanwhile. */
function Parts({ live }: { readonly live: Live }) {
  const messages = useText('messages');
  const [held, hold] = useState<Part | null>(null);
  const { state, hasBegun, isOpen, reload } = live;
  if (held === null && !hasBegun && state === 'loading') return <Skeleton label={messages('loading')} rows={6} />;
  if (held === null && !hasBegun && state === 'failed') return <LoadFailed onRetry={reload} />;
  const part = held ?? (isOpen || hasBegun ? 'conversation' : 'form');
  if (part === 'conversation') return <Conversation live={live} onTouched={() => hold('conversation')} />;
  return <LeaveMessage isOpen={isOpen} onTouched={() => hold('form')} onTalk={() => hold('conversation')} />;
}

/** Talking to somebody now; outside support hours, when somebody is back and a way to leave a message. */
export function LiveSupport() {
  const live = useLive();
  useUnreadWhileAway(live.thread.loaded?.messages ?? []);
  return (
    <>
      <ConnectionNotice connection={live.connection} onRetry={live.retry} />
      <Parts live={live} />
    </>
  );
}
