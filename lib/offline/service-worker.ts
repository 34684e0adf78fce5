import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHES } from '#lib/storage-keys.ts';
import { isHashedFile, isPublicPage, languageOfPath, mayKeep } from './allow-list.ts';
import { type Bounds, keepOutdated } from './keep-outdated.ts';
import { keepOfflinePage, offlinePage, renewOfflinePages } from './offline-page.ts';
import { showNotices } from './show-notices.ts';
import { isStartMessage } from './worker-messages.ts';
import { worker } from './worker-scope.ts';

/*
 * Service worker of the site, bundled to `/service-worker.js` when the site is exported. It keeps what the allow-list
 * names and no more; a request it has no route for is none of its business.
 */

/** Written in at the export: the files every page needs, and drawings that keep their name. */
declare const PRECACHED: PrecacheEntry[];
declare const DRAWINGS: string[];

const PATIENCE_SECONDS = 3;
const MAX_AGE_SECONDS = 30 * 86_400;
const PAGE_BOUNDS: Bounds = { maxEntries: 40, maxAgeSeconds: MAX_AGE_SECONDS };
const FILE_BOUNDS: Bounds = { maxEntries: 150, maxAgeSeconds: MAX_AGE_SECONDS };

const onlyShared = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (mayKeep(response) ? response : null),
};
/** One copy a page, whatever stands behind the question mark. */
const oneCopy = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};
/** Who reads a language can be told in it that there is no connection. */
const ownLanguage = {
  handlerDidRespond: async ({ request }: { request: Request }) => {
    const lng = languageOfPath(new URL(request.url).pathname);
    if (lng) await keepOfflinePage(lng).catch(() => undefined); // without a connection there is none to be had
  },
};
/** A plugin's options may not be `undefined`, which the types of this one allow. */
const within = (bounds: Bounds) => new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true }) as WorkboxPlugin;

setCacheNameDetails({ prefix: '', suffix: '', precache: CACHES.precache });
precacheAndRoute(PRECACHED, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });

const drawings = new Set(DRAWINGS);
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [oneCopy, ownLanguage, onlyShared, within(PAGE_BOUNDS)],
});
const files = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions: { ignoreVary: true },
  plugins: [onlyShared, within(FILE_BOUNDS)],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && isPublicPage(url.pathname), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && (isHashedFile(url) || drawings.has(url.pathname)), files);
// Nothing of the other pages is kept; offline, they too have the page that says so.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && languageOfPath(url.pathname) !== undefined,
  new NetworkOnly(),
);
setCatchHandler(async ({ request }) => {
  const isPage = request instanceof Request && request.mode === 'navigate';
  return isPage ? offlinePage(new URL(request.url).pathname) : Response.error();
});

const wanted = PRECACHED.map((entry) => (typeof entry === 'string' ? entry : entry.url));
worker.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([renewOfflinePages(), keepOutdated(wanted, FILE_BOUNDS)])),
);
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOtherCaches(), worker.clients.claim()])),
);
worker.addEventListener('message', (event) => {
  if (isStartMessage(event.data)) event.waitUntil(worker.skipWaiting());
});

showNotices();

/** Caches of earlier versions under other names. */
async function dropOtherCaches(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)));
}
