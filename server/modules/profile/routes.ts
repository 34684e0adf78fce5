import * as calls from '#lib/contract/profile.ts';
import { HOUR } from '../../clock.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { assertConfirmed } from '../account/step-up.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount, keepAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

/** Links are not for guessing. */
const LINK_LIMITS: readonly Limit[] = [{ name: 'email-link-hour', hits: 30, window: HOUR }];

export function mountProfile(mount: Mount, deps: ModuleDeps): void {
  const { database, keys } = deps;
  mount(calls.readProfile, async ({ session, now }) => readProfile(database.db, session.userId, now));
  mount(calls.updateProfile, (call) => updateProfile(deps, call));
  mount(calls.confirmEmail, async ({ body, now, commit }) =>
    commit(LINK_LIMITS, (tx) => confirmEmail(tx, keys.email, body.token, now)),
  );
  mount(calls.exportAccount, async ({ session, now }) => {
    assertConfirmed(session, now);
    return { exportedAt: now.toISOString(), data: await exportAccount(database.db, session.userId) };
  });
  mount(calls.deleteAccount, async ({ session, now, commit }) => {
    assertConfirmed(session, now);
    return commit([], (tx) => deleteAccount(tx, session, now));
  });
  mount(calls.keepAccount, async ({ session, now, commit }) =>
    commit([], async (tx) => {
      await keepAccount(tx, session.userId, now);
      return {};
    }),
  );
}
