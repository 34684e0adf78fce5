import { CACHES } from '#lib/storage-keys.ts';

/* Script of the offline page, which stands under the address of the page that was wanted. */

/** Tries the page that was wanted again; opened by its own address, nothing was wanted but the site. */
function tryAgain({ own, home }: DOMStringMap): void {
  if (location.pathname === own) location.assign(home ?? '/');
  else location.reload();
}

/** Shows the links to the pages of this language that are on the device. */
async function showKeptPages(): Promise<void> {
  const list = document.getElementById('kept');
  if (!list || !('caches' in window)) return;
  const requests = await (await caches.open(CACHES.pages)).keys();
  const kept = new Set(requests.map(({ url }) => new URL(url).pathname));
  for (const link of list.querySelectorAll('a')) {
    const item = link.closest('li');
    if (!item || !kept.has(link.pathname)) continue;
    item.hidden = false;
    list.hidden = false;
  }
}

const data = { ...document.currentScript?.dataset };
document.getElementById('retry')?.addEventListener('click', () => tryAgain(data));
window.addEventListener('online', () => tryAgain(data));
showKeptPages().catch(() => undefined); // the words above say all that is needed
