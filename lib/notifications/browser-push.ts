import { readPushKey, subscribePush, unsubscribePush } from '../contract/push.ts';
import type { ApiClient } from '../http/client.ts';

/** Whether this browser shows notices of its own: it cannot, its owner forbade it, or it does (not) now. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The service worker's, which is there once a page of the site has been idle. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('Notification' in window) || !navigator.serviceWorker) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

export async function readPushState(): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await manager.getSubscription()) ? 'on' : 'off';
}

/** Asks the owner, subscribes, and tells the service. A subscription the service does not know is taken back. */
export async function turnPushOn(api: ApiClient): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const { publicKey } = await api.call(readPushKey, {});
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  try {
    await api.call(subscribePush, { body: { endpoint, keys: { p256dh, auth } } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Ends the notices of this browser, here and at the service. */
export async function turnPushOff(api: ApiClient): Promise<PushState> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return readPushState();
  await api.call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}
