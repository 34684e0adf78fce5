import { iconUrl } from '#lib/install/icon-files.ts';
import { readNotice } from './notice.ts';
import { worker } from './worker-scope.ts';

/** Shows the page a notice leads to: in a window that has it open, or in a new one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}

/** Shows what the service sends to a customer who asked for it (contract: `PushMessage`), and leads there. */
export function showNotices(): void {
  worker.addEventListener('push', (event) => {
    const notice = readNotice(event.data?.json());
    if (!notice) return;
    const { title, body, path } = notice;
    event.waitUntil(
      worker.registration.showNotification(title, { body, icon: iconUrl('icon-192.png'), dir: 'auto', data: path }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}
