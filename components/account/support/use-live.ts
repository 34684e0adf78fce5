import { useEffect, useEffectEvent, useState } from 'react';
import { readSupport, startConversation } from '#lib/contract/support.ts';
import { changeTicket, sayTyping } from '#lib/contract/ticket-calls.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { statusAt } from '#lib/hours/openings.ts';
import { supportHours } from '#lib/support-hours.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { type Connection, useSupportStream } from '../use-support-stream.ts';
import { type Outbox, useOutbox } from './use-outbox.ts';
import { type Thread, useThread } from './use-thread.ts';

const MINUTE_MS = 60_000;

const isOpenNow = (): boolean => statusAt(supportHours, new Date())?.isOpen ?? true;

/** Whether it is within support hours, looked at every minute. */
function useIsOpen(): boolean {
  const [isOpen, setOpen] = useState(isOpenNow);
  useEffect(() => {
    const timer = setInterval(() => setOpen(isOpenNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return isOpen;
}

export interface Live {
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
  const thread = useThread(id);
  const isWithinHours = useIsOpen();
  const name = `live:${user?.phone_number ?? user?.email ?? ''}`;
  const ticket = thread.loaded?.ticket;

  const look = useEffectEvent(() => {
    dispatch(withApi((api) => api.call(readSupport, { isQuiet: true }))).then(
      ({ conversation, isStaffHere, place }) => {
        setHere({ isStaffHere, place });
        // One that is over stays on the page until a new one begins.
        if (conversation) setId(conversation.id);
      },
      () => undefined, // the stream looks again when it is back
    );
  });
  const outbox = useOutbox(name, async (api, { id: messageId, text, attachments }) => {
    const body = { id: messageId, text, attachments: attachments.map((file) => file.id) };
    const begun = await api.call(startConversation, { body, isQuiet: true });
    setId(begun.id);
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

  return {
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
