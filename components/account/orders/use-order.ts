import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod';
import { addOrderFiles, readOrder, stepOrder } from '#lib/contract/order-calls.ts';
import type { Order } from '#lib/contract/orders.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { useAction } from '../use-action.ts';
import { useQuery } from '../use-query.ts';

export type OwnStep = z.input<(typeof stepOrder)['body']>;

/** What the customer has just done; the page says so until something else happens. */
export type Done = OwnStep['step'] | 'accept';

/**
 * One order, with what the customer may do about it. Read anew when the page is looked at again, and when there is another
 * notification: it may have moved. What has been read stays on the page until then.
 */
export function useOrder(id: string) {
  const [query, reload] = useQuery((api) => api.call(readOrder, { params: { id } }));
  const [moved, setMoved] = useState<Order>();
  const [done, setDone] = useState<Done>();
  const { run, isBusy, error } = useAction();
  const dispatch = useAppDispatch();
  const writes = useRef(0);
  const order = moved ?? (query.state === 'ready' ? query.data : undefined);

  async function refresh(): Promise<void> {
    const before = writes.current;
    try {
      const read = await dispatch(withApi((api) => api.call(readOrder, { params: { id }, isQuiet: true })));
      if (before === writes.current) setMoved(read); // a step that was taken meanwhile is newer
    } catch {
      // What stands on the page is still the last that is known.
    }
  }

  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    if (query.state === 'failed') reload();
    else void refresh();
  });
  useEffect(() => {
    const onLook = (): void => look();
    document.addEventListener('visibilitychange', onLook);
    window.addEventListener('pageshow', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('pageshow', onLook);
    };
  }, []);

  const unread = useAppSelector((state) => state.unread);
  const counted = useRef(unread);
  useEffect(() => {
    const before = counted.current;
    counted.current = unread;
    if (before !== null && unread !== null && unread > before) look();
  }, [unread]);

  /** Takes a step; resolves to whether the service took it. When the order has moved on, it is read again. */
  async function take(body: OwnStep): Promise<boolean> {
    const isAcceptance = body.step === 'approve' && order?.stage === 'delivered';
    writes.current += 1;
    const isTaken = await run(async (api) => setMoved(await api.call(stepOrder, { params: { id }, body })));
    writes.current += 1;
    setDone(isTaken ? (isAcceptance ? 'accept' : body.step) : undefined);
    if (!isTaken) await refresh();
    return isTaken;
  }

  /** Gives files that have arrived to the order; resolves to whether the service took them. */
  const give = (attachments: readonly { readonly id: string }[]): Promise<boolean> =>
    run(async (api) => {
      const body = { attachments: attachments.map((file) => file.id) };
      writes.current += 1;
      setMoved(await api.call(addOrderFiles, { params: { id }, body }));
      setDone(undefined);
    });

  return { query, order, reload, take, give, done, isBusy, error, run };
}
export type OrderState = ReturnType<typeof useOrder>;
