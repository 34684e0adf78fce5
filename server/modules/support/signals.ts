import * as z from 'zod';
import type { Queries } from '../../db/database.ts';
import { sendSignal } from '../../db/signals.ts';

const Side = z.enum(['customer', 'staff']);

/** What nodes tell each other of threads and people. Never what was said: everybody reads that with their own rights. */
const Signal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('thread'),
    id: z.string(),
    customerId: z.string(),
    seq: z.int(),
    /** Only the desk sees it. */
    isNote: z.boolean(),
  }),
  z.object({
    kind: z.literal('typing'),
    id: z.string(),
    customerId: z.string(),
    by: Side,
    /** Who it is, so that the person's own pages stay quiet. */
    userId: z.string(),
    name: z.string().nullable(),
  }),
  z.object({ kind: z.literal('seen'), id: z.string(), customerId: z.string(), by: Side, seq: z.int() }),
  z.object({ kind: z.literal('presence'), userId: z.string(), isStaff: z.boolean() }),
]);
export type Signal = z.infer<typeof Signal>;

/** Sends a signal; in a transaction it goes out with the commit. */
export const send = (db: Queries, signal: Signal): Promise<void> => sendSignal(db, JSON.stringify(signal));

/** A signal as it came; `undefined` for one of a newer version of the service. */
export function readSignal(text: string): Signal | undefined {
  try {
    return Signal.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
