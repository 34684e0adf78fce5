import * as calls from '#lib/contract/saved-replies.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { listReplies, removeReply, saveReply } from './replies.ts';

export function mountSavedReplies(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(calls.listReplies, async ({ query }) => ({ items: await listReplies(db, query), nextCursor: null }));
  mount(calls.saveReply, async ({ body, session, now, commit }) =>
    commit([], async (tx) => {
      await recordEvent(tx, { event: 'reply-saved', userId: session.userId, details: { reply: body.id } }, now);
      return saveReply(tx, body, now);
    }),
  );
  mount(calls.removeReply, async ({ params, session, now, commit }) =>
    commit([], async (tx) => {
      await removeReply(tx, params.id);
      await recordEvent(tx, { event: 'reply-removed', userId: session.userId, details: { reply: params.id } }, now);
      return {};
    }),
  );
}
