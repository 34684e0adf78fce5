import { readVitals, sendVitals } from '#lib/contract/vitals.ts';
import type { Queries } from '../../db/database.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { VITALS_LIMITS } from '../../http/rate-limit.ts';
import { assertStaff } from '../../http/signed-in.ts';
import { countVitals } from './count-vitals.ts';
import { summariseVitals } from './summarise-vitals.ts';

export function mountVitals(mount: Mount, db: Queries): void {
  mount(sendVitals, async ({ body, now, commit }) =>
    commit(VITALS_LIMITS, async (tx) => {
      await countVitals(tx, body, now);
      return {};
    }),
  );
  mount(readVitals, async ({ session, query, now }) => {
    assertStaff(session);
    return { items: await summariseVitals(db, query.days, now), nextCursor: null };
  });
}
