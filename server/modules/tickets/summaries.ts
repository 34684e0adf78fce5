import { sql } from 'kysely';
import type { TicketSummary } from '#lib/contract/tickets.ts';
import type { Queries } from '../../db/database.ts';
import { priorityOf, referenceOf, THREAD, type ThreadRow } from './thread.ts';

/** Characters of a message that a list shows. */
const SHOWN = 160;

export type Side = 'customer' | 'staff';

/** Words of the other side beyond what this side has seen. */
export const unreadOf = (side: Side) => {
  const authors = side === 'customer' ? ['staff'] : ['customer', 'colleague'];
  const seen = side === 'customer' ? 'customer_seen' : 'staff_seen';
  return sql<number>`(SELECT count(*)::int FROM thread_messages unread WHERE unread.thread_id = threads.id
    AND unread.seq > threads.${sql.ref(seen)} AND unread.kind = 'message' AND unread.author IN (${sql.join(authors)}))`;
};

/** Threads with what a list shows of them. */
export const summaryQuery = (db: Queries, side: Side) =>
  db
    .selectFrom('threads')
    .leftJoin('users as assignee', 'assignee.id', 'threads.assignee_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('thread_messages')
          .select(['author', 'name', 'text'])
          .whereRef('thread_id', '=', 'threads.id')
          .where('kind', '=', 'message')
          .orderBy('seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(THREAD)
    .select([
      unreadOf(side).as('unread'),
      'assignee.first_name as assignee_first_name',
      'assignee.last_name as assignee_last_name',
      'last.author as last_author',
      'last.name as last_name',
      sql<string | null>`left(last.text, ${sql.lit(SHOWN)})`.as('last_text'),
    ]);

export type SummaryRow = ThreadRow & {
  readonly unread: number;
  readonly assignee_first_name: string | null;
  readonly assignee_last_name: string | null;
  readonly last_author: NonNullable<TicketSummary['last']>['author'] | null;
  readonly last_name: string | null;
  readonly last_text: string | null;
};

export const nameOf = (first: string | null, last: string | null): string | null =>
  [first, last].filter(Boolean).join(' ') || null;

/** A thread as lists show it. */
export function summaryOf(row: SummaryRow): TicketSummary {
  const { id, kind, subject, department, status, unread, rating, last_author, last_name, last_text } = row;
  return {
    id,
    reference: referenceOf(row),
    kind,
    subject,
    department,
    priority: priorityOf(row.priority),
    status,
    unread,
    last: last_author === null ? null : { author: last_author, name: last_name, text: last_text ?? '' },
    assignee: nameOf(row.assignee_first_name, row.assignee_last_name),
    rating,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
