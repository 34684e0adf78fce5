import { randomUUIDv7 } from 'node:crypto';
import type { CommentBody } from '#lib/contract/comments.ts';
import { after, DAY } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { countLinks } from './count-links.ts';

/** An address that was never taken back is gone after this, whether there was an answer or not. */
const ADDRESS_KEPT = 180 * DAY;

/** A comment without what is only there to keep programs away. */
type Written = Omit<CommentBody, 'captcha' | 'website'>;

export interface Commenter {
  /** Keyed hash of the browser's id; `null` for one that carries none. */
  readonly visitor: string | null;
  /** Which comments a person looks at first: every one, or the first of a browser (`COMMENT_REVIEW`). */
  readonly review: 'every' | 'first';
  /** A captcha came with it: without one a person looks at it whatever was approved before. */
  readonly isProven: boolean;
}

async function isKnown(tx: Tx, { visitor, review, isProven }: Commenter): Promise<boolean> {
  if (review !== 'first' || visitor === null || !isProven) return false;
  const earlier = tx.selectFrom('comments').select('state').where('visitor', '=', visitor).where('state', '!=', 'held');
  // The last decision counts: one that was refused makes the next one wait again.
  return (await earlier.orderBy('decided_at', 'desc').limit(1).executeTakeFirst())?.state === 'approved';
}

/**
 * Stores a comment. Nobody sees it before a person has approved it, unless an earlier one of the same browser was, where
 * the settings say so; one with a link in it, or without a captcha, always waits.
 */
export async function holdComment(
  tx: Tx,
  { lastName, email, ...body }: Written,
  commenter: Commenter,
  now: Date,
): Promise<{ id: string }> {
  const id = randomUUIDv7();
  const isPlain = countLinks(`${body.name} ${lastName} ${body.comment}`) === 0;
  const isApproved = isPlain && (await isKnown(tx, commenter));
  const decision = isApproved
    ? ({ state: 'approved', decided_at: now } as const)
    : ({ state: 'held', decided_at: null } as const);
  const row = { ...body, ...decision, id, last_name: lastName, created_at: now, visitor: commenter.visitor };
  await tx.insertInto('comments').values(row).execute();
  if (email !== undefined) {
    const notice = { comment_id: id, email, expires_at: after(now, ADDRESS_KEPT) };
    await tx.insertInto('comment_notices').values(notice).execute();
  }
  return { id };
}
