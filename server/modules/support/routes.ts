import { sql } from 'kysely';
import * as calls from '#lib/contract/support.ts';
import type { Queries } from '../../db/database.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { authorOf } from '../tickets/author.ts';
import { beginThread } from '../tickets/open-ticket.ts';
import { readTicket } from '../tickets/read-ticket.ts';
import { MESSAGE_LIMITS } from '../tickets/routes.ts';
import { takeTurns } from '../tickets/thread.ts';
import { writeMessage } from '../tickets/write-message.ts';
import { isStaffHere } from './presence.ts';

/** The live conversation of a customer that is going on. */
const goingOn = (db: Queries, customerId: string) =>
  db
    .selectFrom('threads')
    .select(['id', 'assignee_id', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'live')
    .where('status', '<>', 'closed')
    .executeTakeFirst();

/** Place in the line of conversations that nobody has taken, from 1. */
async function placeOf(db: Queries, { assignee_id, created_at }: { assignee_id: string | null; created_at: Date }) {
  if (assignee_id !== null) return null;
  const { before } = await db
    .selectFrom('threads')
    .select(sql<number>`count(*)::int`.as('before'))
    .where('kind', '=', 'live')
    .where('status', '<>', 'closed')
    .where('assignee_id', 'is', null)
    .where('created_at', '<', created_at)
    .executeTakeFirstOrThrow();
  return before + 1;
}

/** The thread that a message of a customer stands in. */
async function threadOf(db: Queries, customerId: string, messageId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('thread_messages')
    .innerJoin('threads', 'threads.id', 'thread_messages.thread_id')
    .select('threads.id')
    .where('thread_messages.id', '=', messageId)
    .where('author_id', '=', customerId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.id;
}

export function mountSupport(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(calls.readSupport, async ({ session: { userId }, now }) => {
    const thread = await goingOn(db, userId);
    return {
      conversation: thread ? await readTicket(db, userId, thread.id) : null,
      isStaffHere: await isStaffHere(db, now),
      place: thread ? await placeOf(db, thread) : null,
    };
  });
  mount(calls.startConversation, async ({ body, session, now, commit }) =>
    commit(MESSAGE_LIMITS, async (tx) => {
      const { context, ...message } = body;
      const author = authorOf('customer', session);
      await takeTurns(tx, author.id);
      // Sent again after a lost answer it stands where it was written, whatever became of that conversation.
      const known = (await threadOf(tx, author.id, message.id)) ?? (await goingOn(tx, author.id))?.id;
      if (known) await writeMessage(tx, known, author, message, now);
      const id = known ?? (await beginThread(tx, author, { kind: 'live', message, context }, now));
      return readTicket(tx, author.id, id);
    }),
  );
}
