import { sql } from 'kysely';
import type * as z from 'zod';
import type { readDesk as deskCall } from '#lib/contract/desk.ts';
import { after, DAY } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { stagesOf } from '../orders/stages.ts';

interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

const isoOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

async function threads(db: Queries, kind: 'ticket' | 'live'): Promise<Waiting> {
  return db
    .selectFrom('threads')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(waiting_since)`.as('oldest')])
    .where('kind', '=', kind)
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow();
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one;

/** Feedback wants no answer; a week of it is what is new. */
const NEW_FEEDBACK = 7 * DAY;

/** How much waits for the staff in each inbox. */
export async function readDesk(db: Queries, now: Date): Promise<z.input<(typeof deskCall)['reply']>> {
  const [tickets, live] = [await threads(db, 'ticket'), await threads(db, 'live')];
  const counted = [sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('oldest')] as const;
  const requests = await db
    .selectFrom('consultations')
    .select(counted)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  const comments = await db
    .selectFrom('comments')
    .select(counted)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders')
    .select(counted)
    .where('stage', 'in', stagesOf('agency'))
    .executeTakeFirstOrThrow();
  const feedback = await db
    .selectFrom('feedback')
    .select(counted)
    .where('created_at', '>', after(now, -NEW_FEEDBACK))
    .executeTakeFirstOrThrow();
  return {
    tickets: tickets.count,
    live: live.count,
    consultations: requests.count,
    comments: comments.count,
    orders: orders.count,
    feedback: feedback.count,
    oldest: {
      threads: isoOf(earlier(tickets.oldest, live.oldest)),
      consultations: isoOf(requests.oldest),
      comments: isoOf(comments.oldest),
    },
  };
}
