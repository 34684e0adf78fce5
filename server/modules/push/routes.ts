import { readPushKey, subscribePush, unsubscribePush } from '#lib/contract/push.ts';
import { siteUrl } from '#lib/site.ts';
import { vapidOf } from '../../adapters/push/vapid.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { subscribe } from './subscribe.ts';

export function mountPush(mount: Mount, { keys, config }: ModuleDeps): void {
  const { publicKey } = vapidOf(keys.vapid, config.siteUrl ?? siteUrl);
  mount(readPushKey, async () => ({ publicKey }));
  mount(subscribePush, async ({ body, session, now, commit }) =>
    commit([], async (tx) => {
      await subscribe(tx, session, body, now);
      return {};
    }),
  );
  mount(unsubscribePush, async ({ body, session, commit }) =>
    commit([], async (tx) => {
      const ending = tx.deleteFrom('push_subscriptions').where('endpoint', '=', body.endpoint);
      await ending.where('user_id', '=', session.userId).execute();
      return {};
    }),
  );
}
