import { randomUUIDv7 } from 'node:crypto';
import type { CommentBody } from '#lib/contract/comments.ts';
import type { Tx } from '../../db/database.ts';

/** Stores a comment; nobody sees it before a person has approved it. */
export async function holdComment(tx: Tx, { lastName, ...body }: CommentBody, now: Date): Promise<{ id: string }> {
  const id = randomUUIDv7();
  const row = { ...body, id, last_name: lastName, state: 'held', created_at: now, decided_at: null } as const;
  await tx.insertInto('comments').values(row).execute();
  return { id };
}
