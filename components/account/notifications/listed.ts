import type { Notification } from '#lib/contract/notifications.ts';

/** The notifications that have been read from the service so far, the newest first. */
export interface Listed {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly Notification[];
  readonly nextCursor: string | null;
}

type Page = Pick<Listed, 'items' | 'nextCursor'>;

export const NOTHING_LISTED: Listed = { state: 'loading', items: [], nextCursor: null };

/**
 * Lays the newest page over a list: what is older stays, so that nobody loses the place they read at. Where the two do not
 * meet, the page alone is the list.
 */
export function withNewest({ items: known, nextCursor }: Listed, page: Page): Listed {
  const fresh = new Set(page.items.map(({ id }) => id));
  const meets = page.nextCursor === null || known.some(({ id }) => fresh.has(id));
  const older = meets ? known.filter(({ id }) => !fresh.has(id)) : [];
  if (older.length === 0) return { state: 'ready', ...page };
  const items = [...page.items, ...older].sort(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
  );
  return { state: 'ready', items, nextCursor };
}

/** Adds the page that was asked for with a cursor, unless the list has become another one meanwhile. */
export const withOlder = (list: Listed, cursor: string, page: Page): Listed =>
  list.nextCursor === cursor
    ? { state: 'ready', items: [...list.items, ...page.items], nextCursor: page.nextCursor }
    : list;
