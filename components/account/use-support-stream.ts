import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AtDesk, SUPPORT_EVENTS, SUPPORT_STREAM, type SupportEvents } from '#lib/contract/support.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { readEvents } from '#lib/http/event-stream.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

export type Connection = 'connecting' | 'open' | 'lost';

export type HeardEvent = {
  [Name in keyof SupportEvents]: { readonly name: Name; readonly data: SupportEvents[Name] };
}[keyof SupportEvents];

/** The service says something every twelve seconds. */
const SILENCE_MS = 30_000;
const PAUSES_MS = [1000, 2000, 4000, 8000] as const;
const LONGEST_PAUSE_MS = 15_000;
const AGAIN_MS = 200;

function heard(name: string, data: string): HeardEvent | undefined {
  if (!Object.hasOwn(SUPPORT_EVENTS, name)) return undefined;
  const known = name as keyof SupportEvents; // just looked up
  const parsed = SUPPORT_EVENTS[known].safeParse(JSON.parse(data));
  return parsed.success ? ({ name: known, data: parsed.data } as HeardEvent) : undefined;
}

interface Following {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: HeardEvent) => void;
}

/** Follows one stream to its end. */
async function follow(api: ApiClient, { path, signal, onOpen, onEvent }: Following): Promise<void> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, SILENCE_MS);
  const onBeat = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, SILENCE_MS);
  };
  try {
    const answer = await api.openStream(path, own.signal);
    onOpen();
    for await (const { name, data } of readEvents(answer, onBeat)) {
      const event = heard(name, data);
      if (event) onEvent(event);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Whether a stream has ended by itself, which it does at its age; one that cannot be opened, or breaks, is lost. */
const isEnded = (following: Promise<void>): Promise<boolean> =>
  following.then(
    () => true,
    () => false,
  );

interface Kept extends Omit<Following, 'onOpen'> {
  readonly setConnection: (connection: Connection) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Follows one stream after the other until the page is left. */
async function keepFollowing(api: ApiClient, { path, signal, onEvent, setConnection, wait }: Kept): Promise<void> {
  let failures = 0;
  const onOpen = () => {
    failures = 0;
    setConnection('open');
  };
  while (!signal.aborted) {
    const isWhole = await isEnded(follow(api, { path, signal, onOpen, onEvent }));
    if (signal.aborted) return;
    if (!isWhole) setConnection('lost');
    await wait(isWhole ? AGAIN_MS : (PAUSES_MS[failures] ?? LONGEST_PAUSE_MS));
    failures += 1;
  }
}

/**
 * Hears what happens in the threads of whoever is signed in, and comes back by itself when the line is lost. Every stream
 * begins with `resync`: then the page reads what it may have missed. A desk says while somebody is at it (`useInUse`).
 */
export function useSupportStream(
  onEvent: (event: HeardEvent) => void,
  isAtDesk = false,
): readonly [Connection, retry: () => void] {
  const [connection, setConnection] = useState<Connection>('connecting');
  const dispatch = useAppDispatch();
  const hear = useEffectEvent(onEvent);
  const wake = useRef<() => void>(() => undefined);

  const path = isAtDesk ? `${SUPPORT_STREAM}?${new URLSearchParams({ at: 'desk' } satisfies AtDesk)}` : SUPPORT_STREAM;

  useEffect(() => {
    const gone = new AbortController();
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        wake.current = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const following = { path, signal: gone.signal, onEvent: hear, setConnection, wait };
    const onLine = () => wake.current();
    window.addEventListener('online', onLine);
    void dispatch(withApi((api) => keepFollowing(api, following)));
    return () => {
      window.removeEventListener('online', onLine);
      gone.abort();
      wake.current();
    };
  }, [dispatch, path]);

  return [connection, useCallback(() => wake.current(), [])];
}
