import { ApiError } from './api-error.ts';
import { ChunkError } from './load-chunk.ts';

/**
 * Hands an exception that a part of the page caught to whoever counts errors nobody caught: it is a mistake of ours all
 * the same. A call that failed, or a script that did not arrive, is none.
 */
export function reportUnexpected(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof ChunkError)) reportError(error);
}
