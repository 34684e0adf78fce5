import { sql } from 'kysely';
import { type CommentListQuery, DeskComment } from '#lib/contract/desk-inboxes.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { partOf } from '../tickets/page.ts';
import { answersOf } from './answers.ts';
import { countLinks } from './count-links.ts';

const commentQuery = (db: Queries) =>
  db
    .selectFrom('comments as c')
    .selectAll('c')
    .select([
      sql<number>`(SELECT count(*)::int FROM comments earlier WHERE earlier.visitor = c.visitor
        AND earlier.state = 'approved' AND earlier.id < c.id)`.as('approvedBefore'),
      sql<boolean>`EXISTS (SELECT FROM comment_notices n WHERE n.comment_id = c.id)`.as('isNotified'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof commentQuery>['execute']>>[number];

async function shownAtDesk(db: Queries, rows: readonly Row[]): Promise<DeskComment[]> {
  const answers = await answersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    DeskComment.parse({
      ...row,
      lastName: row.last_name,
      links: countLinks(`${row.name} ${row.last_name} ${row.comment}`),
      createdAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      answers: answers(row.id),
    }),
  );
}

/**
 * One comment as the desk sees it.
 * @throws {ServiceError} `not_found`
 */
export async function readDeskComment(db: Queries, id: string): Promise<DeskComment> {
  const [comment] = await shownAtDesk(db, await commentQuery(db).where('c.id', '=', id).execute());
  if (!comment) throw new ServiceError('not_found');
  return comment;
}

/** Comments of one state, those that wait in the order they came, the others newest first; one page of them. */
export async function listDeskComments(db: Queries, { state, search, cursor, limit }: CommentListQuery) {
  let query = commentQuery(db);
  if (state !== 'all') query = query.where('c.state', '=', state);
  if (search) {
    const part = partOf(search);
    query = query.where(({ or, eb }) =>
      or((['c.name', 'c.last_name', 'c.comment', 'c.page'] as const).map((column) => eb(column, 'ilike', part))),
    );
  }
  const isRising = state === 'held';
  if (cursor) query = query.where('c.id', isRising ? '>' : '<', cursor);
  const rows = await query
    .orderBy('c.id', isRising ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const items = await shownAtDesk(db, rows.slice(0, limit));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
