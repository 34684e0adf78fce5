import * as calls from '#lib/contract/desk-inboxes.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { answerComment, removeAnswer } from './answers.ts';
import { decideComment, eraseComment } from './decide-comment.ts';
import { listDeskComments, readDeskComment } from './desk-comments.ts';

/** Comments at the desk: what waits, what is decided, and answers. */
export function mountDeskComments(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(calls.listCommentsAtDesk, async ({ query }) => listDeskComments(db, query));
  mount(calls.decideCommentAtDesk, async ({ params, body, session, now, commit }) =>
    commit([], async (tx) => {
      if (!(await decideComment(tx, params.id, body.state, now))) throw new ServiceError('not_found');
      const details = { comment: params.id, state: body.state };
      await recordEvent(tx, { event: 'comment-decided', userId: session.userId, details }, now);
      return { id: params.id, state: body.state };
    }),
  );
  mount(calls.deleteComment, async ({ params, session, now, commit }) =>
    commit([], async (tx) => {
      if (!(await eraseComment(tx, params.id))) throw new ServiceError('not_found');
      const details = { comment: params.id };
      await recordEvent(tx, { event: 'comment-deleted', userId: session.userId, details }, now);
      return {};
    }),
  );
  mount(calls.answerComment, async ({ params, body, session, now, commit }) =>
    commit([], async (tx) => {
      await answerComment(tx, params.id, { ...body, authorId: session.userId }, now);
      const details = { comment: params.id };
      await recordEvent(tx, { event: 'comment-answered', userId: session.userId, details }, now);
      return readDeskComment(tx, params.id);
    }),
  );
  mount(calls.removeCommentAnswer, async ({ params, session, now, commit }) =>
    commit([], async (tx) => {
      await removeAnswer(tx, params.id, params.answer);
      const details = { comment: params.id, removed: true };
      await recordEvent(tx, { event: 'comment-answered', userId: session.userId, details }, now);
      return readDeskComment(tx, params.id);
    }),
  );
}
