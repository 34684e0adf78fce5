import * as calls from '#lib/contract/stats.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { assertStaff } from '../../http/signed-in.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { importUsage } from './import-usage.ts';
import { readOverview } from './read-overview.ts';
import { readUsage } from './read-usage.ts';

export function mountStats(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(calls.readOverview, async ({ session }) => readOverview(db, session.userId));
  mount(calls.readUsage, async ({ query, session, now }) => readUsage(db, session.userId, query, now));
  mount(calls.importUsage, async ({ body, session, commit }) => {
    assertStaff(session);
    return commit([], (tx) => importUsage(tx, body));
  });
}
