import path from 'node:path';

/** Files whose name changes with their content: Next's own, and any with eight or more hexadecimal digits for a mark. */
const HASHED = /^\/_next\/static\/|[.-][0-9a-f]{8,}\.\w+$/;

/** Pictures and fonts that keep their name: shown at once from the cache, asked for again after a day. */
const LASTING = new Set(['.svg', '.png', '.jpg', '.webp', '.avif', '.ico', '.gif', '.woff2', '.mp4']);

/** Decides what all other files do, so that no copy of it may stand between it and a browser. */
const WORKER = '/service-worker.js';

/** `Cache-Control` of a file by the path it is asked for. Pages are kept, but never shown without asking. */
export function cachePolicyOf(pathname: string): string {
  if (pathname === WORKER) return 'no-cache';
  if (HASHED.test(pathname)) return 'public, max-age=31536000, immutable';
  if (LASTING.has(path.extname(pathname))) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'public, max-age=0, must-revalidate';
}
