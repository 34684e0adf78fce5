import { readJourney } from '#lib/browser/journey.ts';
import { listAnalyses } from '#lib/contract/analysis-calls.ts';
import { listOrders } from '#lib/contract/order-calls.ts';
import { type Query, useQuery } from '../use-query.ts';

/** What a ticket may be about, and what may be sent along with it. */
export interface Surroundings {
  readonly orders: readonly { readonly id: string; readonly reference: string; readonly planId: string }[];
  readonly analyses: readonly { readonly id: string; readonly url: string }[];
  /** The page of the site that was read last in this tab. */
  readonly page: string | undefined;
  readonly planId: string | undefined;
  /** Of the last analysis that came to its end. */
  readonly score: number | undefined;
}

const OWN_AREA = /^\/[a-z]{2}\/(?:dashboard|profile)/;

/** Reads the customer's newest orders and analyses once. */
export function useSurroundings(): Query<Surroundings> {
  const [query] = useQuery(async (api) => {
    const [orders, analyses] = await Promise.all([
      api.call(listOrders, { query: {} }),
      api.call(listAnalyses, { query: {} }),
    ]);
    const page = readJourney().pages.findLast((path) => !OWN_AREA.test(path));
    const scored = analyses.items.find(({ overall }) => overall !== null);
    return {
      orders: orders.items,
      analyses: analyses.items,
      page,
      planId: orders.items[0]?.planId,
      score: scored?.overall ?? undefined,
    };
  });
  return query;
}
