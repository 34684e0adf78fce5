import { placeOrder } from '#lib/contract/order-calls.ts';
import type { Order } from '#lib/contract/orders.ts';
import { uuid } from '#lib/forms/uuid.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { type Plan, priceIn } from '#lib/plans.ts';
import { useWay } from '../../auth/use-way.ts';
import { useAction } from '../use-action.ts';
import { usePath } from '../use-path.ts';

type Asked = { readonly channel: Order['channel']; readonly note?: string };

/** One key for what is asked at a visit of the address, kept over reloads, so that one order comes of it. */
function keyFor(body: object): string {
  const asked = JSON.stringify(body);
  const before: { readonly asked?: string; readonly key?: string } | null = history.state;
  const key = before?.asked === asked && before.key ? before.key : uuid();
  history.replaceState({ ...before, asked, key }, '');
  return key;
}

/**
 * Places an order of a plan in the currency its price is shown in. Afterwards the address is the order's own, so that
 * going back leads there.
 */
export function usePlaceOrder(plan: Plan) {
  const { run, isBusy, error } = useAction();
  const { lng } = useWay();
  const address = usePath()('profile-order');
  const { currency } = priceIn(plan, languageOf(lng).currency);

  const place = (asked: Asked, then: (order: Order) => void) =>
    run(async (api) => {
      const body = { planId: plan.id, currency: currency === 'TOMAN' ? 'IRT' : currency, ...asked } as const;
      const order = await api.call(placeOrder, { body, idempotencyKey: keyFor(body) });
      history.replaceState(null, '', `${address}?id=${order.id}`);
      then(order);
    });
  return { place, isBusy, error };
}
