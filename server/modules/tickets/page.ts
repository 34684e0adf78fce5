import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DeskListQuery } from '#lib/contract/desk-tickets.ts';
import type { TicketListQuery } from '#lib/contract/ticket-calls.ts';
import type { Tables } from '../../db/tables.ts';

type Sort = DeskListQuery['sort'];
type Asked = Pick<TicketListQuery, 'status' | 'search' | 'unread' | 'cursor' | 'limit'> & { readonly sort: Sort };

/** What a list is sorted by; the id makes the order whole, so that a page begins where the last one ended. */
const KEYS: Readonly<Record<Sort, { readonly columns: RawBuilder<unknown>; readonly isRising: boolean }>> = {
  activity: { columns: sql`t.changed_at, t.id`, isRising: false },
  newest: { columns: sql`t.created_at, t.id`, isRising: false },
  oldest: { columns: sql`t.created_at, t.id`, isRising: true },
  priority: { columns: sql`t.priority, t.changed_at, t.id`, isRising: false },
  waiting: { columns: sql`coalesce(t.waiting_since, 'infinity'), t.id`, isRising: true },
};

/** The columns of a key, of another name for the table. */
const columnsOf = (sort: Sort): RawBuilder<unknown> => KEYS[sort].columns;

/** Letters that mean something to LIKE are taken as they are. */
export const partOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Threads whose subject, reference or words have a part; notes count at the desk only. */
export const hasPart = (search: string, withNotes: boolean) => {
  const part = partOf(search);
  return sql<boolean>`(t.subject ILIKE ${part} OR 'T-' || t.number ILIKE ${part} OR EXISTS (
    SELECT 1 FROM thread_messages said WHERE said.thread_id = t.id AND said.text ILIKE ${part}
    AND (${sql.lit(withNotes)} OR said.kind = 'message')))`;
};

type Threads = SelectQueryBuilder<Tables & { t: Tables['threads'] }, 't', object>;

/** Ids of a page of threads in their order, and one more where there is a next page. */
export async function pageOfIds(
  query: Threads,
  { status, sort, cursor, limit }: Omit<Asked, 'search' | 'unread'>,
): Promise<string[]> {
  const { isRising } = KEYS[sort];
  let asked = query;
  if (status === 'active') asked = asked.where('t.status', '<>', 'closed');
  else if (status !== 'all') asked = asked.where('t.status', '=', status);
  if (cursor) {
    const than = isRising ? sql`>` : sql`<`;
    const last = sql`(SELECT ${columnsOf(sort)} FROM threads t WHERE t.id = ${cursor})`;
    asked = asked.where(sql<boolean>`(${columnsOf(sort)}) ${than} ${last}`);
  }
  const rows = await asked
    .select('t.id')
    .orderBy(sql`(${columnsOf(sort)})`, isRising ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(({ id }) => id);
}
