import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { addOrderFiles, readOrder, stepOrder } from '#lib/contract/order-calls.ts';
import type { Order } from '#lib/contract/orders.ts';
import { useAction } from '../use-action.ts';
import { useQuery } from '../use-query.ts';

export type OwnStep = z.input<(typeof stepOrder)['body']>;

/** What the customer has just done; the page says so until something else happens. */
export type Done = OwnStep['step'] | 'accept';

/** One order, with what the customer may do about it. Read anew when the page is looked at again: it may have moved. */
export function useOrder(id: string) {
  const [query, reload] = useQuery((api) => api.call(readOrder, { params: { id } }));
  const [moved, setMoved] = useState<Order>();
  const [done, setDone] = useState<Done>();
  const { run, isBusy, error } = useAction();
  const order = moved ?? (query.state === 'ready' ? query.data : undefined);

  const refresh = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    setMoved(undefined);
    reload();
  });
  useEffect(() => {
    const onLook = (): void => refresh();
    document.addEventListener('visibilitychange', onLook);
    window.addEventListener('pageshow', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('pageshow', onLook);
    };
  }, []);

  /** Takes a step; resolves to whether the service took it. When the order has moved on, it is read again. */
  async function take(body: OwnStep): Promise<boolean> {
    const isAcceptance = body.step === 'approve' && order?.stage === 'delivered';
    const isTaken = await run(async (api) => setMoved(await api.call(stepOrder, { params: { id }, body })));
    setDone(isTaken ? (isAcceptance ? 'accept' : body.step) : undefined);
    if (!isTaken) {
      setMoved(undefined);
      reload();
    }
    return isTaken;
  }

  /** Gives files that have arrived to the order; resolves to whether the service took them. */
  const give = (attachments: readonly { readonly id: string }[]): Promise<boolean> =>
    run(async (api) => {
      const body = { attachments: attachments.map((file) => file.id) };
      setMoved(await api.call(addOrderFiles, { params: { id }, body }));
      setDone(undefined);
    });

  return { query, order, reload, take, give, done, isBusy, error, run };
}
export type OrderState = ReturnType<typeof useOrder>;
