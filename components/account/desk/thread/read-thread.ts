import { type DeskTicket, listMessagesAtDesk, readTicketAtDesk } from '#lib/contract/desk-tickets.ts';
import type { Message } from '#lib/contract/tickets.ts';
import type { ApiClient } from '#lib/http/client.ts';

/** A thread with those of its messages that have been read. */
export interface Loaded {
  readonly ticket: DeskTicket;
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/** Messages by their place; one that came twice is there once. */
export function joined(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

async function readNew(api: ApiClient, { ticket: { id }, messages, hasEarlier }: Loaded): Promise<Loaded> {
  const params = { id };
  let all = messages;
  for (let hasMore = true; hasMore; ) {
    const after = all.at(-1)?.seq ?? 0;
    const page = await api.call(listMessagesAtDesk, { params, query: { after, limit: 200 }, isQuiet: true });
    all = joined(all, page.items);
    ({ hasMore } = page);
  }
  const ticket = await api.call(readTicketAtDesk, { params, isQuiet: true });
  return ticket.mergedInto ? readWhole(api, ticket.mergedInto) : { ticket, messages: all, hasEarlier };
}

async function readWhole(api: ApiClient, id: string): Promise<Loaded> {
  const params = { id };
  const [ticket, page] = await Promise.all([
    api.call(readTicketAtDesk, { params }),
    api.call(listMessagesAtDesk, { params, query: {} }),
  ]);
  if (ticket.mergedInto) return readWhole(api, ticket.mergedInto);
  return { ticket, messages: page.items, hasEarlier: page.hasMore };
}

/**
 * What a page shows after a reading. Of two that were under way at once, the one that was asked for last knows better
 * where the thread stands; messages of either are there.
 */
export function withRead(shown: Loaded | undefined, read: Loaded, isNewest: boolean): Loaded {
  if (shown?.ticket.id !== read.ticket.id) return shown && !isNewest ? shown : read;
  const isLonger = (read.messages[0]?.seq ?? 0) < (shown.messages[0]?.seq ?? 0);
  const { hasEarlier } = isLonger ? read : shown;
  const ticket = isNewest ? read.ticket : shown.ticket;
  return { ticket, messages: joined(shown.messages, read.messages), hasEarlier };
}

/** Reads a thread, or on from its last message; one that was merged leads to the one that has its messages now. */
export const readThread = (api: ApiClient, id: string, known: Loaded | undefined): Promise<Loaded> =>
  known ? readNew(api, known) : readWhole(api, id);
