import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import type { DeskTicket } from '#lib/contract/desk-tickets.ts';
import { listReplies, type SavedReply } from '#lib/contract/saved-replies.ts';
import { useQuery } from '../../use-query.ts';

/** What follows a slash at the end of the text: a word to look for. */
const ASKED = /(?:^|\s)\/(\S*)$/u;
const SHOWN = 8;

function fill(reply: SavedReply, ticket: DeskTicket, locale: string): string {
  const values: Readonly<Record<string, string>> = {
    name: ticket.customer.name ?? '',
    reference: ticket.reference,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()),
  };
  return reply.text.replaceAll(/\{(name|reference|date)\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * Saved replies for an answer: those of the customer's language first. Typing `/` and a part of a title finds one, the
 * arrows choose, Enter puts it in.
 */
export function useSavedReplies(ticket: DeskTicket, text: string, onFill: (text: string, replyId: string) => void) {
  const [replies] = useQuery((api) => api.call(listReplies, { query: {} }));
  const { locale } = useFormat();
  const [isPressed, setPressed] = useState(false);
  const [closedFor, setClosedFor] = useState<string>();
  const [chosen, setChosen] = useState(0);

  const asked = ASKED.exec(text)?.[1];
  const part = (asked ?? '').toLocaleLowerCase();
  const isFirst = (reply: SavedReply) => Number(reply.locale === ticket.customer.locale);
  const all = replies.state === 'ready' ? replies.data.items : [];
  const found = all
    .filter(({ title }) => title.toLocaleLowerCase().includes(part))
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .slice(0, SHOWN);
  const isOpen = isPressed || (asked !== undefined && closedFor !== text && found.length > 0);
  const at = Math.min(chosen, found.length - 1);

  function close(): void {
    setPressed(false);
    setClosedFor(text);
    setChosen(0);
  }
  function pick(reply: SavedReply): void {
    const before = asked === undefined ? text : text.slice(0, text.length - asked.length - 1);
    const words = fill(reply, ticket, reply.locale || locale);
    onFill(before && !/\s$/u.test(before) ? `${before} ${words}` : `${before}${words}`, reply.id);
    close();
  }
  function actionOf(key: string): (() => void) | undefined {
    const reply = found[at];
    if (key === 'ArrowDown') return () => setChosen((at + 1) % Math.max(found.length, 1));
    if (key === 'ArrowUp') return () => setChosen((at - 1 + found.length) % Math.max(found.length, 1));
    if (key === 'Escape') return close;
    return key === 'Enter' && reply ? () => pick(reply) : undefined;
  }
  /** Whether the key was for the list. */
  function press(event: KeyboardEvent): boolean {
    if (!isOpen || event.ctrlKey || event.metaKey) return false;
    const action = actionOf(event.key);
    if (!action) return false;
    event.preventDefault();
    event.stopPropagation();
    action();
    return true;
  }
  const fieldProps = isOpen
    ? ({
        'aria-controls': 'desk-replies',
        ...(found[at] && { 'aria-activedescendant': `desk-reply-${found[at].id}` }),
      } as const)
    : {};
  const toggle = (): void => (isOpen ? close() : setPressed(true));
  return { isOpen, found, at, pick, press, toggle, fieldProps };
}
