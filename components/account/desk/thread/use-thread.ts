import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type DeskTicket, listMessagesAtDesk, markSeenAtDesk, readTicketAtDesk } from '#lib/contract/desk-tickets.ts';
import type { Message } from '#lib/contract/tickets.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { HeardEvent } from '../../use-support-stream.ts';
import { useDeskEvents } from '../events.ts';

interface Thread {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly ticket: DeskTicket | null;
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

const EMPTY: Thread = { state: 'loading', ticket: null, messages: [], hasEarlier: false };

/** Messages by their place; one that came twice is there once. */
function joined(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/** Who is writing now: the customer, or a colleague, who would answer twice. */
export type Typing = Pick<Extract<HeardEvent, { name: 'typing' }>['data'], 'by' | 'name'>;

/** Somebody who typed is shown for so long, in milliseconds. */
const TYPING = 6000;

/** A thread that is open at the desk: read on from its last message whenever the stream tells that it changed. */
export function useThread(id: string) {
  const dispatch = useAppDispatch();
  const [thread, setThread] = useState(EMPTY);
  const [typing, setTyping] = useState<Typing | null>(null);
  const params = { id };

  const read = useEffectEvent(async () => {
    const after = thread.messages.at(-1)?.seq;
    const [ticket, page] = await dispatch(
      withApi((api) =>
        Promise.all([
          api.call(readTicketAtDesk, { params }),
          api.call(listMessagesAtDesk, { params, query: after === undefined ? {} : { after, limit: 200 } }),
        ]),
      ),
    );
    setThread((last) => ({
      state: 'ready',
      ticket,
      messages: joined(last.messages, page.items),
      hasEarlier: after === undefined ? page.hasMore : last.hasEarlier,
    }));
    if (document.visibilityState === 'visible' && ticket.lastSeq > ticket.seen.staff)
      await dispatch(withApi((api) => api.call(markSeenAtDesk, { params, body: { seq: ticket.lastSeq } })));
  });

  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads once
  useEffect(() => {
    read().catch(() => setThread((last) => (last.state === 'ready' ? last : { ...last, state: 'failed' })));
  }, [round]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);

  useDeskEvents((event) => {
    if (event.name === 'resync' || (event.name === 'thread' && event.data.id === id)) reload();
    if (event.name === 'typing' && event.data.id === id) setTyping({ by: event.data.by, name: event.data.name });
  });
  useEffect(() => {
    if (typing === null) return;
    const timer = setTimeout(() => setTyping(null), TYPING);
    return () => clearTimeout(timer);
  }, [typing]);

  async function readEarlier(): Promise<void> {
    const before = thread.messages[0]?.seq;
    const page = await dispatch(withApi((api) => api.call(listMessagesAtDesk, { params, query: { before } })));
    setThread((last) => ({ ...last, messages: joined(page.items, last.messages), hasEarlier: page.hasMore }));
  }
  return { ...thread, typing, reload, readEarlier };
}
