import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { MessageAuthor, ThreadEvent } from '#lib/contract/tickets.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { send } from '../support/signals.ts';
import type { ThreadRow } from './thread.ts';

/** Who writes: a side, and the person where there is one. */
export interface Author {
  readonly side: MessageAuthor;
  readonly id: string | null;
  readonly name: string | null;
}

export interface Entry {
  readonly id: string;
  readonly kind: 'message' | 'note' | 'event';
  readonly author: Author;
  readonly text: string;
  readonly event?: ThreadEvent;
  readonly via?: 'site' | 'mail';
}

type Changes = Partial<Omit<ThreadRow, 'id' | 'number' | 'last_seq' | 'created_at'>>;

/** Columns of whoever has written: nobody has unread words of its own. */
function seenBy({ side }: Author, seq: number): Changes {
  if (side === 'customer') return { customer_seen: seq };
  return side === 'staff' ? { staff_seen: seq } : {};
}

const tell = (tx: Tx, thread: ThreadRow, { seq, kind }: { seq: number; kind: Entry['kind'] }): Promise<void> =>
  send(tx, { kind: 'thread', id: thread.id, customerId: thread.customer_id, seq, isNote: kind === 'note' });

/**
 * Whether a message was written before, by the same person into the same thread: the page sent it again.
 * @throws {ServiceError} `not_found` for an id that is somebody else's
 */
export async function isWritten(tx: Tx, thread: ThreadRow, id: string, author: Author): Promise<boolean> {
  const row = await tx
    .selectFrom('thread_messages')
    .select(['thread_id', 'author_id', 'seq', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return false;
  if (row.thread_id !== thread.id || row.author_id !== author.id) throw new ServiceError('not_found');
  // Whoever wrote it the first time may have been killed before anybody was told.
  await tell(tx, thread, row);
  return true;
}

/** Adds an entry at the end of a thread that is locked, with what changes by it, and tells every open page. */
export async function append(
  tx: Tx,
  thread: ThreadRow,
  entry: Entry,
  now: Date,
  changes: Changes = {},
): Promise<ThreadRow> {
  const { id, kind, author, text, event, via = 'site' } = entry;
  const seq = thread.last_seq + 1;
  const seen = kind === 'event' ? {} : seenBy(author, seq);
  const moved = kind === 'message' ? { changed_at: now } : {};
  const changed = { ...seen, ...moved, ...changes, last_seq: seq };
  const message = {
    id,
    thread_id: thread.id,
    seq,
    kind,
    author: author.side,
    author_id: author.id,
    name: author.name,
    text,
    event: event ? JSON.stringify(event) : null,
    via,
    at: now,
  };
  const { numUpdatedRows } = await tx
    .with('written', (written) =>
      written
        .insertInto('thread_messages')
        .values(message)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
    )
    .updateTable('threads')
    .set(changed as object)
    .where('id', '=', thread.id)
    .where(sql<boolean>`EXISTS (SELECT FROM written)`)
    .executeTakeFirst();
  // Made at the same moment for another thread.
  if (numUpdatedRows === 0n) throw new ServiceError('not_found');
  await tell(tx, thread, { seq, kind });
  return { ...thread, ...changed };
}

/** Adds what happened. */
export const appendEvent = (
  tx: Tx,
  thread: ThreadRow,
  event: ThreadEvent,
  author: Author,
  now: Date,
  changes: Changes = {},
): Promise<ThreadRow> =>
  append(tx, thread, { id: randomUUIDv7(), kind: 'event', author, text: '', event }, now, changes);
