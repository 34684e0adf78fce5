import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * Minor units: cents of `USD`; `IRT` is the toman, ten rials, which has no smaller unit in use and no ISO 4217 code, so
 * its amounts are whole tomans. Upper end only where the price is a range.
 */
const Price = z.object({ from: z.number(), to: z.number().optional() });

export const listPlans = endpoint({
  method: 'GET',
  path: 'plans',
  access: 'anyone',
  summary: 'The price list: the catalogue the site is built from. Amounts are minor units of the currency.',
  reply: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        group: z.string(),
        tier: z.string(),
        billing: z.enum(['once', 'monthly']),
        prices: z.array(z.object({ currency: z.enum(['USD', 'IRT']), ...Price.shape })),
      }),
    ),
    feeTiers: z.array(z.object({ rate: z.number(), upTo: z.number().nullable() })),
  }),
  success: 200,
  errors: [],
});
