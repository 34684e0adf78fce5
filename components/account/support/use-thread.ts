import { useCallback, useEffect, useRef, useState } from 'react';
import { listMessages, markSeen } from '#lib/contract/ticket-calls.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useSeen } from '../use-seen.ts';
import type { HeardEvent } from '../use-support-stream.ts';
import { type Loaded, readNew, readWhole, timeLimit, withEarlier } from './read-thread.ts';
import { useTyping } from './use-typing.ts';

export interface Thread {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly loaded: Loaded | undefined;
  /** Who of the other side is writing now; empty for somebody without a name. */
  readonly typing: string | undefined;
  /** Reads everything that is new. */
  catchUp(): Promise<void>;
  /** Reads the page before the first message; what fails is thrown. */
  readEarlier(): Promise<void>;
  /** Reads back to the beginning. */
  readAll(): Promise<void>;
  hear(event: HeardEvent): void;
  /** Puts a ticket that a call has answered in the place of the one that is shown, if it is that one. */
  show(ticket: Ticket): void;
}

/** A thread that is shown, from its choice to the next; what arrives for one that has gone is dropped. */
interface Place {
  readonly id: string | null;
  loaded?: Loaded;
  /** One reading at a time, each from where the last one ended. */
  turn: Promise<void>;
}

const MOST_MESSAGES = 200;

/** One thread as a page shows it, kept up with what happens. */
export function useThread(id: string | null): Thread {
  const [state, setState] = useState<Thread['state']>('loading');
  const [loaded, setLoaded] = useState<Loaded>();
  const [typing, setTyping] = useTyping();
  const dispatch = useAppDispatch();
  const current = useRef<Place>({ id: null, turn: Promise.resolve() });

  const take = useCallback((place: Place, next: Loaded) => {
    if (place !== current.current) return;
    place.loaded = next;
    setLoaded(next);
    setState('ready');
  }, []);

  const catchUp = useCallback(async (): Promise<void> => {
    const place = current.current;
    const { id: asked } = place;
    if (asked === null) return;
    const read = async (): Promise<void> => {
      if (place !== current.current) return;
      const known = place.loaded;
      const next = await dispatch(withApi((api) => (known ? readNew(api, known) : readWhole(api, asked))));
      // Earlier messages may have come meanwhile.
      const now = place.loaded;
      const isSame = now?.ticket.id === next.ticket.id;
      take(place, isSame ? { ...withEarlier(next, now.messages), hasEarlier: now.hasEarlier } : next);
    };
    place.turn = place.turn.then(read).catch(() => {
      // What is shown stays; the next event or the next stream reads again.
      if (place === current.current && !place.loaded) setState('failed');
    });
    await place.turn;
  }, [dispatch, take]);

  useEffect(() => {
    current.current = { id, turn: Promise.resolve() };
    setLoaded(undefined);
    setTyping(undefined);
    setState('loading');
    void catchUp();
  }, [id, catchUp, setTyping]);

  const readBack = useCallback(
    async (limit?: number): Promise<boolean> => {
      const place = current.current;
      const known = place.loaded;
      if (!known?.hasEarlier) return false;
      const query = { before: known.messages[0]?.seq ?? 0, ...(limit && { limit }) };
      const request = { params: { id: known.ticket.id }, query, signal: timeLimit() };
      const page = await dispatch(withApi((api) => api.call(listMessages, request)));
      const now = place.loaded ?? known;
      if (now.ticket.id === known.ticket.id) take(place, { ...withEarlier(now, page.items), hasEarlier: page.hasMore });
      return place === current.current && page.hasMore;
    },
    [dispatch, take],
  );
  const readEarlier = useCallback(async () => void (await readBack()), [readBack]);
  const readAll = useCallback(async () => {
    while (await readBack(MOST_MESSAGES));
  }, [readBack]);

  const show = useCallback(
    (ticket: Ticket) => {
      const known = current.current.loaded;
      if (known?.ticket.id === ticket.id) take(current.current, { ...known, ticket });
    },
    [take],
  );

  const hear = useCallback(
    (event: HeardEvent): void => {
      const known = current.current.loaded;
      if (event.name === 'resync') void catchUp();
      if (event.name === 'presence' || event.name === 'resync' || event.data.id !== known?.ticket.id) return;
      if (event.name === 'seen')
        show({ ...known.ticket, seen: { ...known.ticket.seen, [event.data.by]: event.data.seq } });
      if (event.name === 'thread') {
        setTyping(undefined);
        void catchUp();
      }
      if (event.name === 'typing') setTyping(event.data.name ?? '');
    },
    [catchUp, show, setTyping],
  );

  useSeen(
    { id: loaded?.ticket.id, seq: loaded?.messages.at(-1)?.seq ?? 0, seen: loaded?.ticket.seen.customer ?? 0 },
    (api, call) => api.call(markSeen, call),
  );
  return { state, loaded, typing, catchUp, readEarlier, readAll, hear, show };
}
