import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeskTicket, listMessagesAtDesk, markSeenAtDesk } from '#lib/contract/desk-tickets.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useSeen } from '../../use-seen.ts';
import type { HeardEvent } from '../../use-support-stream.ts';
import { moveDraft } from '../drafts.ts';
import { useDeskEvents } from '../events.ts';
import { joined, type Loaded, readThread, withRead } from './read-thread.ts';

/** Who is writing now: the customer, or a colleague, who would answer twice. */
export type Typing = Pick<Extract<HeardEvent, { name: 'typing' }>['data'], 'by' | 'name'>;

/** Somebody who typed is shown for so long, in milliseconds. */
const TYPING = 6000;

/** The ticket with what an event says of it; the same one where it says nothing. */
function heardOf(ticket: DeskTicket, event: HeardEvent): DeskTicket {
  if (event.name === 'seen' && event.data.id === ticket.id) {
    const { by, seq } = event.data;
    return { ...ticket, seen: { ...ticket.seen, [by]: Math.max(seq, ticket.seen[by]) } };
  }
  if (event.name === 'presence' && 'customerId' in event.data && event.data.customerId === ticket.customer.id)
    return { ...ticket, customer: { ...ticket.customer, isHere: event.data.isHere } };
  return ticket;
}

const withTicket = (loaded: Loaded, ticket: DeskTicket): Loaded =>
  ticket === loaded.ticket ? loaded : { ...loaded, ticket };

/** A thread that is open at the desk: read on from its last message whenever the stream tells that it changed. */
export function useThread(id: string) {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const [typing, setTyping] = useState<Typing | null>(null);
  const asked = useRef(0);

  const read = useEffectEvent(async () => {
    asked.current += 1;
    const turn = asked.current;
    const next = await dispatch(withApi((api) => readThread(api, id, loaded)));
    setFailed(false);
    const shown = loaded?.ticket.id ?? id;
    if (next.ticket.id !== shown) moveDraft(shown, next.ticket.id); // it was merged
    setLoaded((last) => withRead(last, next, turn === asked.current));
  });

  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads once
  useEffect(() => {
    read().catch(() => setFailed(true));
  }, [round]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);

  useDeskEvents((event) => {
    if (event.name === 'resync') return reload();
    setLoaded((last) => last && withTicket(last, heardOf(last.ticket, event)));
    if (event.name === 'presence' || event.data.id !== (loaded?.ticket.id ?? id)) return undefined;
    if (event.name === 'typing') setTyping({ by: event.data.by, name: event.data.name });
    if (event.name !== 'thread') return undefined;
    setTyping(null);
    return reload();
  });
  useEffect(() => {
    if (typing === null) return;
    const timer = setTimeout(() => setTyping(null), TYPING);
    return () => clearTimeout(timer);
  }, [typing]);
  useSeen(
    { id: loaded?.ticket.id, seq: loaded?.messages.at(-1)?.seq ?? 0, seen: loaded?.ticket.seen.staff ?? 0 },
    (api, call) => api.call(markSeenAtDesk, call),
  );

  async function readEarlier(): Promise<void> {
    if (!loaded) return;
    const params = { id: loaded.ticket.id };
    const before = loaded.messages[0]?.seq;
    const page = await dispatch(withApi((api) => api.call(listMessagesAtDesk, { params, query: { before } })));
    setLoaded((last) =>
      last?.ticket.id === params.id
        ? { ...last, messages: joined(page.items, last.messages), hasEarlier: page.hasMore }
        : last,
    );
  }
  return { loaded, hasFailed: hasFailed && !loaded, typing, reload, readEarlier };
}
