import { type Comment, listComments } from '../contract/comments.ts';
import { call } from '../http/call.ts';
import type { CommentPlace } from './comment.ts';

/** Approved comments, newest first, and where to go on. */
export interface CommentPage {
  readonly items: readonly Comment[];
  readonly nextCursor: string | null;
}

/** Reads approved comments of a page in its language, from a cursor on. Comes with zod, so it is loaded when needed. */
export const readComments = (
  place: CommentPlace,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<CommentPage> => call(listComments, { query: { ...place, cursor }, signal });
