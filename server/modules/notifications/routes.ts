import { listNotifications as listCall, readNotifications } from '#lib/contract/notifications.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { countUnread, listNotifications } from './list-notifications.ts';

export function mountNotifications(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(listCall, async ({ query, session }) => listNotifications(db, session.userId, query));
  mount(readNotifications, async ({ body: { ids }, session: { userId }, now, commit }) =>
    commit([], async (tx) => {
      let reading = tx.updateTable('notifications').set({ read_at: now }).where('user_id', '=', userId);
      if (ids) reading = reading.where('id', 'in', ids.length > 0 ? ids : [userId]);
      await reading.where('read_at', 'is', null).execute();
      return { unread: await countUnread(tx, userId) };
    }),
  );
}
