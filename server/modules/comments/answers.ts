import type { CommentAnswer } from '#lib/contract/comments.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { decideComment } from './decide-comment.ts';

/** Reads the answers of comments; gives those of one, oldest first. */
export async function answersOf(
  db: Queries,
  commentIds: readonly string[],
): Promise<(commentId: string) => CommentAnswer[]> {
  if (commentIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('comment_answers')
    .select(['id', 'comment_id', 'text', 'created_at'])
    .where('comment_id', 'in', commentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return (commentId) =>
    rows
      .filter(({ comment_id }) => comment_id === commentId)
      .map(({ id, text, created_at }) => ({ id, text, createdAt: created_at.toISOString() }));
}

interface Answer {
  /** Made by the page. */
  readonly id: string;
  readonly text: string;
  readonly authorId: string;
}

/**
 * Writes an answer under a comment, which makes both public, and has whoever wrote it told; sent again, it is there once.
 * @throws {ServiceError} `not_found`
 */
export async function answerComment(
  tx: Tx,
  commentId: string,
  { id, text, authorId }: Answer,
  now: Date,
): Promise<void> {
  if (!(await decideComment(tx, commentId, 'approved', now))) throw new ServiceError('not_found');
  const written = await tx
    .insertInto('comment_answers')
    .values({ id, comment_id: commentId, author_id: authorId, text, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  const notice = await tx
    .selectFrom('comment_notices')
    .select('comment_id')
    .where('comment_id', '=', commentId)
    .executeTakeFirst();
  if (notice) await enqueue(tx, 'comment-mail', { answerId: id }, now);
}

/**
 * Takes an answer away.
 * @throws {ServiceError} `not_found`
 */
export async function removeAnswer(tx: Tx, commentId: string, answerId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('comment_answers')
    .where('id', '=', answerId)
    .where('comment_id', '=', commentId)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new ServiceError('not_found');
}
