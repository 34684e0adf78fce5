import * as calls from '#lib/contract/stats.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { importUsage } from './import-usage.ts';
import { readOverview } from './read-overview.ts';
import { readUsage } from './read-usage.ts';

export function mountStats(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(calls.readOverview, async ({ session }) => readOverview(db, session.userId));
  mount(calls.readUsage, async ({ query, session, now }) => readUsage(db, session.userId, query, now));
  mount(calls.importUsage, async ({ body, session, now, commit }) =>
    commit([], async (tx) => {
      const done = await importUsage(tx, body);
      const details = { customer: body.customerId, source: body.source, taken: done.taken };
      await recordEvent(tx, { event: 'usage-imported', userId: session.userId, details }, now);
      return done;
    }),
  );
}
