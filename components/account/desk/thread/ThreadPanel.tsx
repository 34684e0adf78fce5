import { useRef } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useAction } from '../../use-action.ts';
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
  const message = useMessage();
  const thread = useThread(id);
  const written = useRef<HTMLTextAreaElement>(null);
  useKeys({ r: () => written.current?.focus() });
  const { run, isBusy, error } = useAction();
  const { loaded } = thread;
  const changed = (): void => {
    thread.reload();
    onChange();
  };

  if (thread.hasFailed) {
    return (
      <PanelBody>
        <BackToList control={control} />
        <LoadFailed onRetry={thread.reload} />
      </PanelBody>
    );
  }
  if (!loaded) {
    return (
      <PanelBody>
        <Skeleton label={messages('loading')} rows={4} />
      </PanelBody>
    );
  }
  const { ticket } = loaded;
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
        {error && <Alert tone="error" role="alert" title={message(error)} />}
        {loaded.hasEarlier && (
          <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void run(thread.readEarlier)}>
            {text('earlier')}
          </Button>
        )}
        <MessageList messages={loaded.messages} seen={ticket.seen.customer} />
        <TypingNotice typing={thread.typing} />
      </PanelBody>
      <Composer key={ticket.id} ticket={ticket} messages={loaded.messages} field={written} onSent={changed} />
      <CustomerFacts key={ticket.customer.id} id={ticket.customer.id} control={control} />
    </>
  );
}
