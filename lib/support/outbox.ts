import * as z from 'zod';
import { local, readStored, store, storedKeys } from '../browser/storage.ts';
import { Attachment } from '../contract/attachments.ts';
import { TicketContext } from '../contract/tickets.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

/** A message that the service has not accepted yet. Its id is made once, so that sending it again is safe. */
export const Waiting = z.object({
  id: z.uuid(),
  text: z.string(),
  attachments: z.array(Attachment),
  /** What the page knew, where the customer lets it go along. */
  context: TicketContext.optional(),
  at: z.iso.datetime(),
  /** Why the service refused it: it goes out only when somebody says so. */
  refusal: z.enum(['list_full', 'other']).nullable(),
  /** Names of files that the service no longer has; it goes out without them. */
  lostFiles: z.array(z.string()),
});
export type Waiting = z.infer<typeof Waiting>;

/*
 * Each message lies under a key of its own: tabs write at the same moment, and none takes away what another has put there.
 * What the browser does not keep, because its storage is full or switched off, is kept as long as the page.
 */
const unstored = new Map<string, Waiting>();

const startOf = (thread: string): string => `${STORAGE_KEYS.supportOutbox}:${thread}:`;
const keyOf = (thread: string, id: string): string => `${startOf(thread)}${id}`;

/** Whether something of the outbox has changed, by the key of a storage event. */
export const isOutboxKey = (key: string | null): boolean =>
  key === null || key.startsWith(`${STORAGE_KEYS.supportOutbox}:`);

function parse(text: string | null): Waiting | undefined {
  try {
    return Waiting.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined; // written by another version of the page
  }
}

/** Messages of a thread that wait on this device, oldest first. */
export function readWaiting(thread: string): readonly Waiting[] {
  const start = startOf(thread);
  const stored = storedKeys(local).filter((key) => key.startsWith(start) && !unstored.has(key));
  const kept = [...unstored].filter(([key]) => key.startsWith(start)).map(([, message]) => message);
  return [...stored.flatMap((key) => parse(readStored(local, key)) ?? []), ...kept].sort((one, other) =>
    one.at.localeCompare(other.at),
  );
}

/** Keeps a message, or what has become of it. */
export function keepWaiting(thread: string, message: Waiting): void {
  const key = keyOf(thread, message.id);
  const value = JSON.stringify(message);
  store(local, key, value);
  if (readStored(local, key) === value) unstored.delete(key);
  else unstored.set(key, message);
}

/** Forgets a message: the service has it, or nobody wants it sent any more. */
export function forgetWaiting(thread: string, id: string): void {
  const key = keyOf(thread, id);
  unstored.delete(key);
  try {
    local().removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** A moment after everything that waits: messages keep their order whatever the clock does. */
export function nextMoment(waiting: readonly Waiting[], now: Date): string {
  const last = waiting.at(-1);
  return new Date(Math.max(now.getTime(), last ? Date.parse(last.at) + 1 : 0)).toISOString();
}
