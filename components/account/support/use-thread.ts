import { useCallback, useEffect, useRef, useState } from 'react';
import { listMessages, markSeen, readTicket } from '#lib/contract/ticket-calls.ts';
import type { Message, Ticket } from '#lib/contract/tickets.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { HeardEvent } from '../use-support-stream.ts';

const TYPING_MS = 6000;

interface Loaded {
  readonly ticket: Ticket;
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

export interface Thread {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly loaded: Loaded | undefined;
  /** Who of the other side is writing now; empty for somebody without a name. */
  readonly typing: string | undefined;
  /** Reads everything that is new. */
  catchUp(): Promise<void>;
  readEarlier(): Promise<void>;
  hear(event: HeardEvent): void;
  /** Puts a ticket that a call has answered in the place of the one that is shown. */
  show(ticket: Ticket): void;
}

const lastSeq = (loaded: Loaded | undefined): number => loaded?.messages.at(-1)?.seq ?? 0;

/** Messages that are not there yet, at the end: asked for twice at once, they come once. */
const joined = (known: readonly Message[], more: readonly Message[]): readonly Message[] => [
  ...known,
  ...more.filter(({ seq }) => seq > (known.at(-1)?.seq ?? 0)),
];

async function readWhole(api: ApiClient, id: string): Promise<Loaded> {
  const params = { id };
  const [ticket, page] = await Promise.all([
    api.call(readTicket, { params }),
    api.call(listMessages, { params, query: {} }),
  ]);
  if (ticket.mergedInto) return readWhole(api, ticket.mergedInto);
  return { ticket, messages: page.items, hasEarlier: page.hasMore };
}

async function readNew(api: ApiClient, known: Loaded): Promise<Loaded> {
  const params = { id: known.ticket.id };
  let { messages } = known;
  for (let hasMore = true; hasMore; ) {
    const after = messages.at(-1)?.seq ?? 0;
    const page = await api.call(listMessages, { params, query: { after, limit: 200 }, isQuiet: true });
    messages = joined(messages, page.items);
    ({ hasMore } = page);
  }
  const ticket = await api.call(readTicket, { params, isQuiet: true });
  return ticket.mergedInto ? readWhole(api, ticket.mergedInto) : { ...known, ticket, messages };
}

/** One thread as a page shows it, kept up with what happens. */
export function useThread(id: string | null): Thread {
  const [state, setState] = useState<Thread['state']>('loading');
  const [loaded, setLoaded] = useState<Loaded>();
  const [typing, setTyping] = useState<string>();
  const dispatch = useAppDispatch();
  // One reading at a time, each from where the last one ended.
  const current = useRef<{ id: string | null; loaded?: Loaded; turn: Promise<void> }>({
    id: null,
    turn: Promise.resolve(),
  });
  const typingEnds = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = useCallback((next: Loaded) => {
    current.current.loaded = next;
    setLoaded(next);
    setState('ready');
  }, []);

  const catchUp = useCallback(async (): Promise<void> => {
    const place = current.current;
    const { id: asked } = place;
    if (asked === null) return;
    const read = async (): Promise<void> => {
      if (place.id !== asked) return;
      const known = place.loaded;
      const next = await dispatch(withApi((api) => (known ? readNew(api, known) : readWhole(api, asked))));
      if (place.id === asked) take(next);
    };
    place.turn = place.turn.then(read).catch(() => {
      // What is shown stays; the next event or the next stream reads again.
      if (!place.loaded) setState('failed');
    });
    await place.turn;
  }, [dispatch, take]);

  useEffect(() => {
    current.current.id = id;
    delete current.current.loaded;
    setLoaded(undefined);
    setTyping(undefined);
    setState('loading');
    void catchUp();
  }, [id, catchUp]);

  const readEarlier = useCallback(async (): Promise<void> => {
    const known = current.current.loaded;
    if (!known) return;
    const before = known.messages[0]?.seq ?? 0;
    const page = await dispatch(
      withApi((api) => api.call(listMessages, { params: { id: known.ticket.id }, query: { before } })),
    );
    const now = current.current.loaded ?? known;
    take({ ...now, messages: [...page.items, ...now.messages], hasEarlier: page.hasMore });
  }, [dispatch, take]);

  const show = useCallback(
    (ticket: Ticket) => {
      const known = current.current.loaded;
      if (known) take({ ...known, ticket });
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
      if (event.name === 'typing') {
        setTyping(event.data.name ?? '');
        clearTimeout(typingEnds.current);
        typingEnds.current = setTimeout(() => setTyping(undefined), TYPING_MS);
      }
    },
    [catchUp, show],
  );

  useSeen(loaded);
  return { state, loaded, typing, catchUp, readEarlier, hear, show };
}

/** Tells the service how far the thread was seen, while the page is looked at. */
function useSeen(loaded: Loaded | undefined): void {
  const dispatch = useAppDispatch();
  const told = useRef<Record<string, number>>({});
  const id = loaded?.ticket.id;
  const seq = lastSeq(loaded);
  const seen = loaded?.ticket.seen.customer ?? 0;

  useEffect(() => {
    if (!id) return undefined;
    const tell = () => {
      const known = Math.max(seen, told.current[id] ?? 0);
      if (document.visibilityState !== 'visible' || seq <= known) return;
      told.current[id] = seq;
      dispatch(withApi((api) => api.call(markSeen, { params: { id }, body: { seq }, isQuiet: true }))).catch(() => {
        told.current[id] = known; // said again with the next message
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, seq, seen, dispatch]);
}
