import { styled } from '@mui/material/styles';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Chip } from '#components/ui/Chip.tsx';
import type { Message } from '#lib/contract/tickets.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { MessageFiles } from '../../attachments/MessageFiles.tsx';
import { MessageText } from '../../MessageText.tsx';
import { Marked } from '../desk-look.ts';
import { useEventText } from './use-event-text.ts';

const Log = styled('ol')({
  display: 'grid',
  gap: '1.25rem',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: '.375rem', justifyItems: 'start' },
  '& [data-author=staff]': { padding: '.875rem 1.125rem 1rem', backgroundColor: cssVar('palette-surface-tint') },
  '& [data-kind=note]': {
    padding: '.75rem 1rem',
    border: `1px dashed ${cssVar('palette-gold-deep')}`,
    background: 'none',
  },
});

interface Props {
  readonly messages: readonly Message[];
  /** How far the customer has seen. */
  readonly seen: number;
}

/** What was said and what happened, oldest first; new messages are read aloud. */
export function MessageList({ messages, seen }: Props) {
  const text = useText('desk');
  const { moment } = useFormat();
  const eventText = useEventText();
  return (
    <div role="log" aria-label={text('conversation')}>
      <Log>
        {messages.map((message) => {
          const { id, kind, author, name, at, via, attachments, seq } = message;
          if (kind === 'event') {
            return (
              <li key={id} className="caption muted">
                <bdi>{eventText(message)}</bdi> · <bdi>{moment(at)}</bdi>
              </li>
            );
          }
          return (
            <li key={id} data-author={author} data-kind={kind}>
              <p className="caption">
                <b>
                  <bdi>{name ?? text(`author_${author}`)}</bdi>
                </b>{' '}
                <span className="muted">
                  <bdi>{moment(at)}</bdi>
                  {via === 'mail' && <> · {text('byMail')}</>}
                  {author === 'staff' && kind === 'message' && seq <= seen && <> · {text('seen')}</>}
                </span>{' '}
                {kind === 'note' && <Chip tone="gold">{text('noteHint')}</Chip>}
              </p>
              <Marked>
                <MessageText text={message.text} />
              </Marked>
              <MessageFiles files={attachments} />
            </li>
          );
        })}
      </Log>
    </div>
  );
}
