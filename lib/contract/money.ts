import * as z from 'zod';

/** `IRT` is the toman, ten rials: it has no ISO 4217 code and no smaller unit in use. */
export const Currency = z.enum(['USD', 'IRT']);
export type Currency = z.infer<typeof Currency>;

/** An amount in minor units: cents of `USD`, whole tomans of `IRT`. */
export const Money = z.object({ amount: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;

/** A price in minor units; `to` only where it is a range that is agreed after a consultation. */
export const PriceRange = z.object({ from: z.int(), to: z.int().optional(), currency: Currency });
export type PriceRange = z.infer<typeof PriceRange>;
