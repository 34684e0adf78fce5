import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiClient } from '#lib/http/client.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

interface Reading {
  /** The thread that is open. */
  readonly id: string | undefined;
  /** Number of its last message on the page. */
  readonly seq: number;
  /** How far this side has seen it, as the service knows. */
  readonly seen: number;
}

type Mark = (
  api: ApiClient,
  call: { params: { id: string }; body: { seq: number }; isQuiet: true },
) => Promise<unknown>;

/** Tells the service (by `mark`) how far a thread was seen, while the page is looked at. */
export function useSeen({ id, seq, seen }: Reading, mark: Mark): void {
  const dispatch = useAppDispatch();
  const told = useRef<Record<string, number>>({});
  const send = useEffectEvent((to: string) =>
    dispatch(withApi((api) => mark(api, { params: { id: to }, body: { seq }, isQuiet: true }))),
  );

  useEffect(() => {
    if (!id) return undefined;
    const tell = () => {
      const known = Math.max(seen, told.current[id] ?? 0);
      if (document.visibilityState !== 'visible' || seq <= known) return;
      told.current[id] = seq;
      send(id).catch(() => {
        told.current[id] = known; // said again with the next message
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, seq, seen]);
}
