import { useEffect, useEffectEvent, useState } from 'react';
import { readSupport, startConversation } from '#lib/contract/support.ts';
import { changeTicket, sayTyping } from '#lib/contract/ticket-calls.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { statusAt } from '#lib/hours/openings.ts';
import { supportHours } from '#lib/support-hours.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { type Connection, useSupportStream } from '../use-support-stream.ts';
import { timeLimit } from './read-thread.ts';
import { useMinute } from './use-minute.ts';
import { type Outbox, useOutbox } from './use-outbox.ts';
import { type Thread, useThread } from './use-thread.ts';

/** Nobody is told when the others in the line are taken. */
const PLACE_EVERY_MS = 20_000;

export interface Live {
  /** Of the first look, and of the conversation where there is one. */
  readonly state: Thread['state'];
  readonly reload: () => void;
  readonly thread: Thread;
  readonly outbox: Outbox;
  /** Name under which what waits and what is typed is kept. */
  readonly name: string;
  readonly connection: Connection;
  readonly retry: () => void;
  readonly isStaffHere: boolean;
  readonly place: number | null;
  /** Somebody answers now: it is within the hours, or somebody is here all the same. */
  readonly isOpen: boolean;
  readonly hasBegun: boolean;
  /** Closed, or gone on as a ticket: the next message begins another. */
  readonly isOver: boolean;
  end(): Promise<Ticket | undefined>;
  sayTyping(): void;
}

/** The live conversation of whoever is signed in. */
export function useLive(): Live {
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.user);
  const [id, setId] = useState<string | null>(null);
  const [here, setHere] = useState<{ isStaffHere: boolean; place: number | null }>({ isStaffHere: false, place: null });
  const [state, setState] = useState<Thread['state']>('loading');
  const thread = useThread(id);
  const isWithinHours = statusAt(supportHours, useMinute())?.isOpen ?? true;
  const name = `live:${user?.phone_number ?? user?.email ?? ''}`;
  const ticket = thread.loaded?.ticket;

  const look = useEffectEvent(() => {
    dispatch(withApi((api) => api.call(readSupport, { isQuiet: true, signal: timeLimit() }))).then(
      ({ conversation, isStaffHere, place }) => {
        setHere({ isStaffHere, place });
        setState('ready');
        // One that is over stays on the page until a new one begins.
        if (conversation) setId(conversation.id);
      },
      // What is known stays; the stream looks again when it is back.
      () => setState((known) => (known === 'ready' ? known : 'failed')),
    );
  });
  const outbox = useOutbox(name, async (api, { id: messageId, text, attachments, context }) => {
    const body = { id: messageId, text, attachments: attachments.map((file) => file.id), ...(context && { context }) };
    const begun = await api.call(startConversation, { body, isQuiet: true, signal: timeLimit() });
    // One that was sent before may stand in a conversation that is over.
    if (begun.status !== 'closed' || id === null) setId(begun.id);
    if (begun.id === id) await thread.catchUp();
  });
  const [connection, retry] = useSupportStream((event) => {
    thread.hear(event);
    if (event.name === 'presence' && 'isStaffHere' in event.data) {
      const { isStaffHere } = event.data;
      setHere((known) => ({ ...known, isStaffHere }));
    }
    if (event.name === 'resync') void outbox.flush();
    if (event.name === 'resync' || event.name === 'thread') look();
  });

  // A stream looks when it begins; without one the page would wait for ever.
  useEffect(() => {
    if (connection === 'lost') look();
  }, [connection]);
  const isInLine = here.place !== null;
  useEffect(() => {
    if (!isInLine) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), PLACE_EVERY_MS);
    return () => clearInterval(timer);
  }, [isInLine]);

  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) look();
  }, [round]);

  return {
    state: state === 'ready' && id !== null ? thread.state : state,
    reload: () => {
      setState((known) => (known === 'ready' ? known : 'loading'));
      setRound((last) => last + 1);
      void thread.catchUp();
    },
    thread,
    outbox,
    name,
    connection,
    retry,
    ...here,
    isOpen: isWithinHours || here.isStaffHere,
    hasBegun: id !== null || outbox.waiting.length > 0,
    isOver: ticket?.status === 'closed' || ticket?.kind === 'ticket',
    end: async () => {
      if (!id) return undefined;
      const closed = { params: { id }, body: { status: 'closed' } } as const;
      return dispatch(withApi((api) => api.call(changeTicket, closed)));
    },
    sayTyping: () => {
      if (!id) return;
      dispatch(withApi((api) => api.call(sayTyping, { params: { id }, body: {}, isQuiet: true }))).catch(
        () => undefined,
      );
    },
  };
}
