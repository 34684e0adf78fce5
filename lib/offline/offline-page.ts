import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { pathIn } from '#lib/i18n/resolve-path.ts';
import { PAGES } from '#lib/pages/registry.ts';
import { CACHES } from '#lib/storage-keys.ts';
import { languageOfPath } from './allow-list.ts';
import { worker } from './worker-scope.ts';

const addressIn = (lng: LanguageCode): string => pathIn(lng, PAGES.offline.slug);

/** Fetches the offline page of a language; a language that has one keeps it until the next version. */
export async function keepOfflinePage(lng: LanguageCode): Promise<void> {
  const cache = await caches.open(CACHES.offline);
  if (await cache.match(addressIn(lng))) return;
  await cache.add(new Request(addressIn(lng), { cache: 'no-cache' }));
}

/** Fetches the offline pages anew: of the languages read so far, and of the windows that are open now. */
export async function renewOfflinePages(): Promise<void> {
  const cache = await caches.open(CACHES.offline);
  const kept = (await cache.keys()).map(({ url }) => url);
  const open = (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => url);
  const languages = new Set([...kept, ...open].map((url) => languageOfPath(new URL(url).pathname)));
  const wanted = [...languages.add(FALLBACK_LANGUAGE)].filter((lng) => lng !== undefined);
  await cache.addAll(wanted.map((lng) => new Request(addressIn(lng), { cache: 'no-cache' })));
}

/** The offline page in the language of an address, or in English. */
export async function offlinePage(pathname: string): Promise<Response> {
  const cache = await caches.open(CACHES.offline);
  const wanted = await cache.match(addressIn(languageOfPath(pathname) ?? FALLBACK_LANGUAGE));
  return wanted ?? (await cache.match(addressIn(FALLBACK_LANGUAGE))) ?? Response.error();
}
