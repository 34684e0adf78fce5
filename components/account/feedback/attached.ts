import { pagePath } from '#lib/contract/fields.ts';

/** Longest name of a browser the service takes. */
const LONGEST = 300;

/** The page the customer came from, where that was one of ours; else this one. */
export function pageAttached(): string {
  try {
    const { origin, pathname } = new URL(document.referrer);
    if (origin === location.origin && pagePath.safeParse(pathname).success) return pathname;
  } catch {
    // Opened by itself.
  }
  return location.pathname;
}

/** The browser's own name for itself. */
export const browserAttached = (): string => navigator.userAgent.slice(0, LONGEST);
