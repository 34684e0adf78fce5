import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Attachment } from '#lib/contract/attachments.ts';
import type { TicketContext } from '#lib/contract/tickets.ts';
import { uuid } from '#lib/forms/uuid.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { forgetWaiting, isOutboxKey, keepWaiting, nextMoment, readWaiting, type Waiting } from '#lib/support/outbox.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

const TRY_EVERY_MS = 5000;

export interface Outbox {
  readonly waiting: readonly Waiting[];
  post(text: string, attachments: readonly Attachment[], context?: TicketContext): void;
  /** Sends what waits, and what was refused once more. */
  sendAgain(id: string): void;
  remove(id: string): void;
  flush(): Promise<void>;
}

/** Statuses after which the same call may go better the next time. */
const PASSING: readonly number[] = [401, 403, 408, 409, 429];

/** What becomes of a message that the service has looked at and will not have; `null` when it may go better later. */
function refused(message: Waiting, error: unknown): Waiting | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'list_full') return { ...message, refusal: 'list_full' };
  if (error.status < 400 || error.status >= 500 || PASSING.includes(error.status)) return null;
  // The service has forgotten files that waited for longer than a day.
  const lostFiles = error.fields.attachments ? message.attachments.map(({ name }) => name) : [];
  const attachments = lostFiles.length > 0 ? [] : message.attachments;
  return { ...message, refusal: 'other', attachments, lostFiles: [...message.lostFiles, ...lostFiles] };
}

/**
 * Messages on their way: they stand on this device until the service has them, go out one after the other in their order,
 * and are tried again until they arrive. A second tab may send the same ones: their ids make them one.
 * `deliver` writes to the thread that `name` says: a component whose thread changes is keyed by it.
 */
export function useOutbox(name: string, deliver: (api: ApiClient, message: Waiting) => Promise<void>): Outbox {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const dispatch = useAppDispatch();
  const turn = useRef<Promise<void> | undefined>(undefined);
  const send = useEffectEvent((message: Waiting) => dispatch(withApi((api) => deliver(api, message))));
  const look = useCallback(() => setWaiting(readWaiting(name)), [name]);

  /** Tries one; whether the next may be tried. */
  const attempt = useEffectEvent(async (of: string, message: Waiting): Promise<boolean> => {
    if (of !== name) return false; // somebody else has signed in
    try {
      await send(message);
      forgetWaiting(of, message.id);
      return true;
    } catch (error) {
      const known = refused(message, error);
      // Another tab may have sent it, or somebody taken it out, meanwhile.
      if (known && readWaiting(of).some(({ id }) => id === message.id)) keepWaiting(of, known);
      return known !== null;
    }
  });
  const work = useEffectEvent(async (): Promise<void> => {
    await null; // `turn` holds this run by the time that it ends
    const next = () => readWaiting(name).find(({ refusal }) => refusal === null);
    for (let message = next(); message; message = next()) {
      if (!(await attempt(name, message))) break;
      look();
    }
    turn.current = undefined;
  });
  const start = useEffectEvent((): Promise<void> => {
    turn.current ??= work();
    return turn.current;
  });
  const round = useRef<() => Promise<void>>(async () => undefined);

  useEffect(() => {
    look();
    round.current = () => start();
    const onStorage = ({ key }: StorageEvent) => {
      if (isOutboxKey(key)) look();
    };
    const timer = setInterval(() => readWaiting(name).length > 0 && void start(), TRY_EVERY_MS);
    window.addEventListener('storage', onStorage);
    void start();
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', onStorage);
    };
  }, [name, look]);

  const flush = useCallback(() => round.current(), []);
  const keep = (message: Waiting): void => {
    keepWaiting(name, message);
    look();
    void flush();
  };
  return {
    waiting,
    flush,
    post: (text, attachments, context) => {
      const at = nextMoment(readWaiting(name), new Date());
      const message = { id: uuid(), text, attachments: [...attachments], at, refusal: null, lostFiles: [] };
      keep({ ...message, ...(context && { context }) });
    },
    sendAgain: (id) => {
      const message = readWaiting(name).find((one) => one.id === id);
      if (message) keep({ ...message, refusal: null, lostFiles: [] });
    },
    remove: (id) => {
      forgetWaiting(name, id);
      look();
    },
  };
}
