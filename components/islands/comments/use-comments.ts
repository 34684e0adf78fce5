import { useCallback, useEffect, useReducer } from 'react';
import type { Comment } from '#lib/contract/comments.ts';
import type { CommentPlace } from '#lib/forms/comment.ts';
import type { CommentPage } from '#lib/forms/read-comments.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';

interface List {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly items: readonly Comment[];
  readonly nextCursor: string | null;
}

type Action = { readonly type: 'loading' | 'failed' } | { readonly type: 'read'; readonly page: CommentPage };

const START: List = { phase: 'loading', items: [], nextCursor: null };

/** Adds a page; what came already is not shown twice when the list moved on between two calls. */
function listReducer(list: List, action: Action): List {
  if (action.type !== 'read') return { ...list, phase: action.type };
  const known = new Set(list.items.map(({ id }) => id));
  const items = [...list.items, ...action.page.items.filter(({ id }) => !known.has(id))];
  return { phase: 'ready', items, nextCursor: action.page.nextCursor };
}

async function read(place: CommentPlace, cursor: string | null, signal: AbortSignal): Promise<CommentPage> {
  const { readComments } = await loadChunk(() => import('#lib/forms/read-comments.ts'));
  return readComments(place, cursor ?? undefined, signal);
}

/** Approved comments of a page: read when shown, then on demand. */
export function useComments({ page, locale }: CommentPlace) {
  const [list, dispatch] = useReducer(listReducer, START);
  const { nextCursor } = list;

  const load = useCallback(
    async (cursor: string | null, signal: AbortSignal): Promise<void> => {
      dispatch({ type: 'loading' });
      try {
        dispatch({ type: 'read', page: await read({ page, locale }, cursor, signal) });
      } catch {
        if (!signal.aborted) dispatch({ type: 'failed' }); // whatever the reason, the text and the way out are the same
      }
    },
    [page, locale],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void load(null, leaving.signal);
    return () => leaving.abort();
  }, [load]);

  /** Reads on from where the list ends, after a failure too. */
  const readOn = (): void => void load(nextCursor, AbortSignal.timeout(30_000));
  return { list, readOn };
}
