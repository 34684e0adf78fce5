import { keepMessage } from '#lib/offline/worker-messages.ts';

/** How often a page that stays open asks for a new version when somebody comes back to it. */
const ASK_AGAIN_MS = 3_600_000;

/**
 * A version that starts by itself, such as the one that switches the worker off, is left in peace for so long: asking
 * the site through the old worker would keep that one busy, and Chromium then lets the new one wait for half a minute.
 */
const SETTLED_MS = 1000;

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
 * Registers the service worker. A page that was opened before there was one is handed to it, so that the very first page
 * read opens offline too.
 * @param onNewVersion called once for each version that waits for its turn
 */
export async function startServiceWorker(onNewVersion: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // no https, or a private window
  const isFirst = serviceWorker.controller === null;
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  whenWaiting(registration, onNewVersion);
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
