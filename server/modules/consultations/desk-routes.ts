import { changeConsultation, deleteConsultation, listConsultationsAtDesk } from '#lib/contract/desk-inboxes.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { changeRequest, eraseRequest, listRequests } from './desk-requests.ts';

export function mountConsultationsAtDesk(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(listConsultationsAtDesk, async ({ query }) => listRequests(db, query));
  mount(changeConsultation, async ({ params, body, session, now, commit }) =>
    commit([], async (tx) => {
      const changed = await changeRequest(tx, params.id, body, now);
      const details = { consultation: params.id, done: changed.doneAt !== null };
      await recordEvent(tx, { event: 'consultation-changed', userId: session.userId, details }, now);
      return changed;
    }),
  );
  mount(deleteConsultation, async ({ params, session, now, commit }) =>
    commit([], async (tx) => {
      await eraseRequest(tx, params.id);
      const details = { consultation: params.id };
      await recordEvent(tx, { event: 'consultation-deleted', userId: session.userId, details }, now);
      return {};
    }),
  );
}
