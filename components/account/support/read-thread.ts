import { listMessages, readTicket } from '#lib/contract/ticket-calls.ts';
import type { Message, Ticket } from '#lib/contract/tickets.ts';
import type { ApiClient } from '#lib/http/client.ts';

/** A thread with those of its messages that have been read. */
export interface Loaded {
  readonly ticket: Ticket;
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/** Readings wait for each other, so that none may last for ever. */
const READ_MS = 30_000;
export const timeLimit = (): AbortSignal => AbortSignal.timeout(READ_MS);

/** Messages that are not there yet, at the end: asked for twice at once, they come once. */
const joined = (known: readonly Message[], more: readonly Message[]): readonly Message[] => [
  ...known,
  ...more.filter(({ seq }) => seq > (known.at(-1)?.seq ?? 0)),
];

/** The thread with messages that are not there yet at its beginning. */
export function withEarlier(known: Loaded, earlier: readonly Message[]): Loaded {
  const first = known.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  return { ...known, messages: [...earlier.filter(({ seq }) => seq < first), ...known.messages] };
}

/** Reads the newest of a thread; one that was merged leads to the one that has its messages now. */
export async function readWhole(api: ApiClient, id: string): Promise<Loaded> {
  const request = { params: { id }, signal: timeLimit() };
  const [ticket, page] = await Promise.all([
    api.call(readTicket, request),
    api.call(listMessages, { ...request, query: {} }),
  ]);
  if (ticket.mergedInto) return readWhole(api, ticket.mergedInto);
  return { ticket, messages: page.items, hasEarlier: page.hasMore };
}

/** Reads on from the last message. */
export async function readNew(api: ApiClient, known: Loaded): Promise<Loaded> {
  const params = { id: known.ticket.id };
  let { messages } = known;
  for (let hasMore = true; hasMore; ) {
    const query = { after: messages.at(-1)?.seq ?? 0, limit: 200 };
    const page = await api.call(listMessages, { params, query, isQuiet: true, signal: timeLimit() });
    messages = joined(messages, page.items);
    ({ hasMore } = page);
  }
  const ticket = await api.call(readTicket, { params, isQuiet: true, signal: timeLimit() });
  return ticket.mergedInto ? readWhole(api, ticket.mergedInto) : { ...known, ticket, messages };
}
