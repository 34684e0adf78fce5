import * as z from 'zod';

/** `IRT` is the toman, ten rials: it has no ISO 4217 code and no smaller unit in use. */
export const Currency = z.enum(['USD', 'IRT']);
export type Currency = z.infer<typeof Currency>;

/** An amount in minor units: cents of `USD`, whole tomans of `IRT`. */
export const Money = z.object({ amount: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;
