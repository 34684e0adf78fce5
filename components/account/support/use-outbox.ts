import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Attachment } from '#lib/contract/attachments.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { changeWaiting, readWaiting, type Waiting } from '#lib/support/kept-texts.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

const TRY_EVERY_MS = 5000;

export interface Outbox {
  readonly waiting: readonly Waiting[];
  post(text: string, attachments: readonly Attachment[]): void;
  /** Sends what waits, and what was refused once more. */
  sendAgain(id: string): void;
  remove(id: string): void;
  flush(): Promise<void>;
}

/** Whether the service has looked at a message and will not have it; everything else may go better the next time. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 409, 429].includes(error.status);

/**
 * Messages on their way: they stand on this device until the service has them, go out one after the other in their order,
 * and are tried again until they arrive. A second tab may send the same ones: their ids make them one.
 */
export function useOutbox(name: string, deliver: (api: ApiClient, message: Waiting) => Promise<void>): Outbox {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const dispatch = useAppDispatch();
  const turn = useRef<Promise<void> | undefined>(undefined);
  const send = useEffectEvent((message: Waiting) => dispatch(withApi((api) => deliver(api, message))));

  const change = useCallback(
    (edit: (known: readonly Waiting[]) => readonly Waiting[]) => setWaiting(changeWaiting(name, edit)),
    [name],
  );

  const work = useEffectEvent(async (): Promise<void> => {
    for (;;) {
      const next = readWaiting(name).find(({ isRefused }) => !isRefused);
      if (!next) return;
      try {
        await send(next);
        change((known) => known.filter(({ id }) => id !== next.id));
      } catch (error) {
        if (!isRefusal(error)) return;
        change((known) => known.map((one) => (one.id === next.id ? { ...one, isRefused: true } : one)));
      }
    }
  });
  const start = useEffectEvent((): Promise<void> => {
    turn.current ??= work().finally(() => {
      turn.current = undefined;
    });
    return turn.current;
  });
  const round = useRef<() => Promise<void>>(async () => undefined);

  useEffect(() => {
    setWaiting(readWaiting(name));
    round.current = () => start();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEYS.supportOutbox || key === null) setWaiting(readWaiting(name));
    };
    const timer = setInterval(() => readWaiting(name).length > 0 && void start(), TRY_EVERY_MS);
    window.addEventListener('storage', onStorage);
    void start();
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', onStorage);
    };
  }, [name]);

  const flush = useCallback(() => round.current(), []);
  return {
    waiting,
    flush,
    post: (text, attachments) => {
      const message = { id: crypto.randomUUID(), text, attachments: [...attachments], at: new Date().toISOString() };
      change((known) => [...known, { ...message, isRefused: false }]);
      void flush();
    },
    sendAgain: (id) => {
      change((known) => known.map((one) => (one.id === id ? { ...one, isRefused: false } : one)));
      void flush();
    },
    remove: (id) => change((known) => known.filter((one) => one.id !== id)),
  };
}
