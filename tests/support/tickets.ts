import { randomUUID } from 'node:crypto';
import type { Message, Ticket } from '#lib/contract/tickets.ts';
import type { TestVisitor } from './test-visitor.ts';

/** A ticket that every rule accepts. */
export const ticketBody = (changes: object = {}) => ({
  id: randomUUID(),
  subject: 'Arabic menu wraps on small phones',
  department: 'design',
  text: 'On a phone of 360 px the menu breaks into **two lines**.',
  ...changes,
});

export const openTicket = async (visitor: TestVisitor, changes: object = {}): Promise<Ticket> =>
  (await visitor.post('tickets', ticketBody(changes))).json();

export const say = (visitor: TestVisitor, ticketId: string, text: string, changes: object = {}) =>
  visitor.post(`tickets/${ticketId}/messages`, { id: randomUUID(), text, ...changes });

/** Of somebody who works at the desk. */
export const answer = (staff: TestVisitor, ticketId: string, text: string, changes: object = {}) =>
  staff.post(`desk/tickets/${ticketId}/messages`, { id: randomUUID(), text, ...changes });

export const messagesOf = async (visitor: TestVisitor, ticketId: string, query = ''): Promise<Message[]> =>
  (await visitor.get(`tickets/${ticketId}/messages${query}`)).json<{ items: Message[] }>().items;

/** What was said, in its order; of what happened the name. */
export const wordsOf = (messages: readonly Message[]): string[] =>
  messages.map(({ kind, text, event }) => (kind === 'event' ? `(${event?.event})` : text));

/** Sends a file as a page does. */
export const upload = (
  visitor: TestVisitor,
  name: string,
  content: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
) => visitor.sendFile(`attachments?name=${encodeURIComponent(name)}`, content, headers);
