import { endSession as endOne, endOtherSessions, listSessions } from '#lib/contract/account.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { endSession, endSessions } from './end-session.ts';
import { listDevices } from './list-sessions.ts';

export function mountSessions(mount: Mount, { database }: ModuleDeps): void {
  mount(listSessions, async ({ session, now }) => ({
    items: await listDevices(database.db, session, now),
    nextCursor: null,
  }));
  mount(endOne, async ({ params, session: { userId }, now, commit }) =>
    commit([], async (tx) => {
      // Somebody else's session is not found either.
      if (!(await endSession(tx, userId, params.id))) throw new ServiceError('not_found');
      await recordEvent(tx, { event: 'sessions-ended', userId, details: { count: 1 } }, now);
      return {};
    }),
  );
  mount(endOtherSessions, async ({ session: { userId, sessionId }, now, commit }) =>
    commit([], async (tx) => {
      const count = await endSessions(tx, userId, sessionId);
      await recordEvent(tx, { event: 'sessions-ended', userId, details: { count } }, now);
      return {};
    }),
  );
}
