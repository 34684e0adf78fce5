import { readPushKey, subscribePush, unsubscribePush } from '../contract/push.ts';
import type { ApiClient } from '../http/client.ts';

/** Whether this browser shows notices of its own: it cannot, its owner forbade it, or it does (not) now. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** How long the service worker, which comes once a page of the site has been idle, is waited for before that is said. */
const WORKER_MS = 3000;

async function pushManager(): Promise<PushManager | undefined> {
  if (!('Notification' in window && 'PushManager' in window) || !navigator.serviceWorker) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_MS));
  return (await Promise.race([navigator.serviceWorker.ready, late]))?.pushManager;
}

function tell(api: ApiClient, subscription: PushSubscription): Promise<unknown> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return api.call(subscribePush, { body: { endpoint, keys: { p256dh, auth } } });
}

/** Where a browser shows them, the service is told once more: it forgets its side when a session ends. */
export async function readPushState(api: ApiClient): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await manager.getSubscription();
  if (!subscription) return 'off';
  await tell(api, subscription).catch(() => undefined); // the next visit tells it
  return 'on';
}

/** Asks the owner, subscribes, and tells the service. A subscription the service does not know is taken back. */
export async function turnPushOn(api: ApiClient): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(api);
  const { publicKey } = await api.call(readPushKey, {});
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    await tell(api, subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Ends the notices of this browser: here first, so that none is shown whatever becomes of the call. */
export async function turnPushOff(api: ApiClient): Promise<PushState> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await api.call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  return 'off';
}
