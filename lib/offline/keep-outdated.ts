import { CacheExpiration } from 'workbox-expiration';
import { CACHES } from '#lib/storage-keys.ts';
import { isHashedFile } from './allow-list.ts';

/** Bounds of a cache, as Workbox takes them. */
export interface Bounds {
  readonly maxEntries: number;
  readonly maxAgeSeconds: number;
}

/**
 * Moves files that every page of the last version needed, and the pages of this one do not, to where files that were
 * shown are kept: pages of that version may still be on the device, and would open without their styles.
 */
export async function keepOutdated(wanted: readonly string[], bounds: Bounds): Promise<void> {
  const precached = await caches.open(CACHES.precache);
  const files = await caches.open(CACHES.files);
  const ages = new CacheExpiration(CACHES.files, bounds);
  for (const request of await precached.keys()) {
    const url = new URL(request.url);
    const response = await precached.match(request);
    if (!response || !isHashedFile(url) || wanted.includes(url.pathname + url.search)) continue;
    await files.put(request, response);
    await ages.updateTimestamp(request.url);
  }
}
