import { keepMessage, startMessage } from '#lib/offline/worker-messages.ts';
import { CACHES } from '#lib/storage-keys.ts';
import { showUpdateNotice } from './update-notice.ts';

/** How often a page that stays open asks for a new version when somebody comes back to it. */
const ASK_AGAIN_MS = 3_600_000;

/**
 * A version that starts by itself, such as the one that switches the worker off, is left in peace for so long: asking
 * the site through the old worker would keep that one busy, and Chromium then lets the new one wait for half a minute.
 */
const SETTLED_MS = 1000;

const markOf = (response: Response | undefined): string | undefined =>
  response?.headers.get('etag')?.replace(/^W\//, '');

/** Whether the page in view is older than the one the site has now; without knowing, it is taken for older. */
async function isOld(): Promise<boolean> {
  const page = location.pathname;
  const seen = markOf(await (await caches.open(CACHES.pages)).match(page, { ignoreVary: true }));
  const now = markOf(await fetch(page, { method: 'HEAD', cache: 'no-store' }));
  return seen === undefined || seen !== now;
}

/** A page that is already the new one takes the new worker without a word; an older one asks first. */
async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  if (!(await isOld())) return registration.waiting?.postMessage(startMessage);
  await showUpdateNotice(() => {
    const { waiting } = registration; // by now perhaps a newer one
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage(startMessage);
  });
}

/** Calls back once for each version that is installed and waits because pages still run on an earlier one. */
function whenWaiting(registration: ServiceWorkerRegistration, found: () => void): void {
  let last: ServiceWorker | undefined;
  const check = (): void => {
    const { waiting } = registration;
    if (!waiting || waiting === last || !navigator.serviceWorker.controller) return;
    last = waiting;
    found();
  };
  check();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => setTimeout(check, SETTLED_MS)),
  );
}

/** What this page has loaded so far. */
const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Registers the service worker and offers new versions of it. A page that was opened before there was one is handed
 * to it, so that the very first page read opens offline too.
 */
export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // no https, or a private window
  const isFirst = serviceWorker.controller === null;
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  whenWaiting(registration, () => void offer(registration).catch(() => undefined));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined); // no connection: the next time
  });
  if (isFirst) (await serviceWorker.ready).active?.postMessage(keepMessage([location.href, ...loadedFiles()]));
}

/** Forgets every worker of this address and what it kept. */
export async function removeServiceWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (registrations.length > 0) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
