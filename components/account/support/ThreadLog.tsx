import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { Message } from '#lib/contract/tickets.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useAction } from '../use-action.ts';
import { MessageItem, WaitingItem } from './MessageItem.tsx';
import { Happened, Log } from './support-look.ts';
import type { Outbox } from './use-outbox.ts';
import type { Thread } from './use-thread.ts';

interface Props {
  readonly thread: Thread;
  readonly outbox: Outbox;
  readonly isLost: boolean;
}

/** Pixels from the end within which somebody reads the newest. */
const NEAR_END = 120;

const isWords = ({ kind }: Message): boolean => kind === 'message';

/** What a screen reader hears: who has written, once for each message of the other side that comes. */
function useNews(messages: readonly Message[]): string {
  const text = useText('support');
  const [news, setNews] = useState('');
  const known = useRef<number | undefined>(undefined);
  const last = messages.at(-1);
  useEffect(() => {
    const isNew = known.current !== undefined && last && last.seq > known.current;
    known.current = last?.seq ?? known.current;
    if (isNew && last.author !== 'customer' && isWords(last)) {
      setNews(`${text('newMessage', { name: last.name ?? text('team') })} ${last.text}`);
    }
  }, [last, text]);
  return news;
}

/** The way to what was said before the first message here. */
function Earlier({ onRead }: { readonly onRead: () => Promise<void> }) {
  const text = useText('support');
  const message = useMessage();
  const { run, isBusy, error } = useAction('list');
  return (
    <>
      <Button variant="line" size="sm" loading={isBusy} onClick={() => void run(onRead)}>
        {text('earlier')}
      </Button>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
    </>
  );
}

/** The messages of a thread, then what waits to be sent, then who is writing. Stays at its end while that is read. */
export function ThreadLog({ thread, outbox, isLost }: Props) {
  const { loaded, typing, readEarlier } = thread;
  const text = useText('support');
  const name = useAppSelector(({ user }) => user?.firstName ?? null);
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const messages = loaded?.messages ?? [];
  const sent = new Set(messages.map(({ id }) => id));
  const waiting = outbox.waiting.filter(({ id }) => !sent.has(id));
  const news = useNews(messages);
  const seen = loaded?.ticket.seen.staff ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added at the end
  useLayoutEffect(() => {
    const { current } = box;
    if (current && (isAtEnd.current || waiting.length > 0)) current.scrollTop = current.scrollHeight;
  }, [messages.at(-1)?.seq, waiting.length, typing]);

  const onScroll = () => {
    const { current } = box;
    if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END;
  };

  return (
    <>
      <p className="vh" role="status">
        {news}
      </p>
      <Log ref={box} onScroll={onScroll} tabIndex={0} role="region" aria-label={text('messages')}>
        {loaded?.hasEarlier && <Earlier onRead={readEarlier} />}
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} isSeen={message.seq <= seen} />
        ))}
        {waiting.map((message) => (
          <WaitingItem
            key={message.id}
            message={message}
            name={name}
            isLost={isLost}
            onAgain={() => outbox.sendAgain(message.id)}
            onRemove={() => outbox.remove(message.id)}
          />
        ))}
        {typing !== undefined && (
          <Happened>
            <span>{text('isWriting', { name: typing || text('team') })}</span>
          </Happened>
        )}
      </Log>
    </>
  );
}
