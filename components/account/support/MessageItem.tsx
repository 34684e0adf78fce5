import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import type { Message, ThreadEvent } from '#lib/contract/tickets.ts';
import type { Waiting } from '#lib/support/outbox.ts';
import { Line } from '../attachments/file-look.ts';
import { MessageFiles } from '../attachments/MessageFiles.tsx';
import { MessageText } from '../MessageText.tsx';
import { Bubble, Entry, Happened } from './support-look.ts';

function useEventText(): (event: ThreadEvent) => string {
  const text = useText('support');
  return (event) => {
    if (event.event === 'status') return text('movedTo', { status: text(`status_${event.status}`) });
    if (event.event === 'assigned') return event.name ? text('takenBy', { name: event.name }) : text('takenByTeam');
    if (event.event === 'copied') return text('copiedIn', { email: event.email });
    if (event.event === 'merged') return text('mergedFrom', { reference: event.reference });
    return text('becameTicket');
  };
}

/** The name stands beside it in full. */
const Initial = ({ name }: { readonly name: string }) => <span aria-hidden="true">{[...name][0]}</span>;

interface Props {
  readonly message: Message;
  /** The other side has seen it. */
  readonly isSeen: boolean;
}

/** One entry of a thread: words of somebody, or what happened. */
export function MessageItem({ message, isSeen }: Props) {
  const { author, name, at, event, via } = message;
  const text = useText('support');
  const say = useEventText();
  const { moment } = useFormat();
  const time = <time dateTime={at}>{moment(at)}</time>;
  if (event) {
    return (
      <Happened>
        <span>
          {time}
          {' · '}
          {say(event)}
        </span>
      </Happened>
    );
  }
  const isOwn = author === 'customer';
  return (
    <Entry data-own={isOwn || undefined}>
      <Initial name={name ?? text(isOwn ? 'you' : 'team')} />
      <Bubble data-own={isOwn || undefined}>
        <Line>
          <strong>{isOwn ? text('you') : <bdi>{name ?? text('team')}</bdi>}</strong>
          <span className="caption muted">
            {time}
            {via === 'mail' && ` · ${text('byMail')}`}
            {isOwn && isSeen && ` · ${text('seen')}`}
          </span>
        </Line>
        <MessageText text={message.text} />
        <MessageFiles files={message.attachments} />
      </Bubble>
    </Entry>
  );
}

interface WaitingProps {
  readonly message: Waiting;
  /** Who writes, as the account says. */
  readonly name: string | null;
  readonly isLost: boolean;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

/** A message that the service does not have yet. */
export function WaitingItem({ message, name, isLost, onAgain, onRemove }: WaitingProps) {
  const text = useText('support');
  const say = useMessage();
  const { refusal, lostFiles } = message;
  return (
    <Entry data-own>
      <Initial name={name ?? text('you')} />
      <Bubble data-own data-refused={refusal !== null || undefined}>
        <Line>
          <strong>{text('you')}</strong>
          {refusal === null && <span className="caption muted">{text(isLost ? 'waits' : 'sending')}</span>}
        </Line>
        <MessageText text={message.text} />
        <MessageFiles files={message.attachments} />
        {refusal !== null && (
          <Line role="alert">
            <span>{text('notSent')}</span>
            {refusal === 'list_full' && <span>{say({ error: true, message: 'list_full' })}</span>}
            {lostFiles.map((file) => (
              <span key={file}>{text('fileLost', { name: file })}</span>
            ))}
            <Button variant="ink" size="sm" onClick={onAgain}>
              {text('sendAgain')}
            </Button>
            <Button variant="quiet" size="sm" onClick={onRemove}>
              {text('delete')}
            </Button>
          </Line>
        )}
      </Bubble>
    </Entry>
  );
}
