import { startMessage } from '#lib/offline/worker-messages.ts';
import { CACHES } from '#lib/storage-keys.ts';
import { showUpdateNotice } from './update-notice.ts';

const markOf = (response: Response | undefined): string | undefined =>
  response?.headers.get('etag')?.replace(/^W\//, '');

/** Whether the page in view is older than the one the site has now; without knowing, it is taken for older. */
async function isOld(): Promise<boolean> {
  const page = location.pathname;
  const seen = markOf(await (await caches.open(CACHES.pages)).match(page, { ignoreVary: true }));
  const now = markOf(await fetch(page, { method: 'HEAD', cache: 'no-store' }));
  return seen === undefined || seen !== now;
}

/** Offers the version that waits: a page that is already the new one takes it without a word, an older one asks first. */
export async function offerVersion(registration: ServiceWorkerRegistration): Promise<void> {
  if (!(await isOld())) return registration.waiting?.postMessage(startMessage);
  await showUpdateNotice(() => {
    const { waiting } = registration; // by now perhaps a newer one
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage(startMessage);
  });
}
