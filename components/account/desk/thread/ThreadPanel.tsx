import { useRef } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { LoadFailed } from '../../LoadFailed.tsx';
import { BackToList } from '../BackToList.tsx';
import { CustomerFacts } from '../CustomerFacts.tsx';
import { PanelBody, PanelHead } from '../desk-look.ts';
import { useKeys } from '../use-keys.ts';
import type { PlaceControl } from '../use-place.ts';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { ThreadAbout } from './ThreadAbout.tsx';
import { ThreadActions } from './ThreadActions.tsx';
import { TypingNotice } from './TypingNotice.tsx';
import { useThread } from './use-thread.ts';

interface Props {
  readonly id: string;
  readonly control: PlaceControl;
  readonly onChange: () => void;
}

/** One thread: what was said, the answer, and whose it is. */
export function ThreadPanel({ id, control, onChange }: Props) {
  const text = useText('desk');
  const messages = useText('messages');
  const thread = useThread(id);
  const written = useRef<HTMLTextAreaElement>(null);
  useKeys({ r: () => written.current?.focus() });
  const { ticket } = thread;
  const changed = (): void => {
    thread.reload();
    onChange();
  };

  if (thread.state === 'failed') {
    return (
      <PanelBody>
        <BackToList control={control} />
        <LoadFailed onRetry={thread.reload} />
      </PanelBody>
    );
  }
  if (!ticket) {
    return (
      <PanelBody>
        <Skeleton label={messages('loading')} rows={4} />
      </PanelBody>
    );
  }
  return (
    <>
      <PanelHead>
        <div>
          <BackToList control={control} />
          <p className="caption muted">
            <bdi>{ticket.reference}</bdi> · <bdi>{ticket.customer.name ?? text('nameless')}</bdi> ·{' '}
            {text(`topic-${ticket.department}`)}
            {ticket.customer.isHere && <> · {text('isHere')}</>}
          </p>
          <h2 className="h3">
            {ticket.subject || text('liveWith', { name: ticket.customer.name ?? text('nameless') })}
          </h2>
          <ThreadAbout ticket={ticket} />
        </div>
        <ThreadActions ticket={ticket} control={control} onChange={changed} />
      </PanelHead>
      <PanelBody>
        {thread.hasEarlier && (
          <Button variant="quiet" size="sm" onClick={() => void thread.readEarlier()}>
            {text('earlier')}
          </Button>
        )}
        <MessageList messages={thread.messages} seen={ticket.seen.customer} />
        <TypingNotice typing={thread.typing} />
      </PanelBody>
      {ticket.mergedInto ? null : <Composer ticket={ticket} field={written} onSent={changed} />}
      <CustomerFacts key={ticket.customer.id} id={ticket.customer.id} control={control} />
    </>
  );
}
