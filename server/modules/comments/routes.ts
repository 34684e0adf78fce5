import { listComments, submitComment } from '#lib/contract/comments.ts';
import { PAGE_IDS } from '#lib/pages/registry.ts';
import type { Queries } from '../../db/database.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { COMMENT_LIMITS } from '../../http/rate-limit.ts';
import { approvedComments } from './list-comments.ts';
import { holdComment } from './submit-comment.ts';

/** Comments belong to a page that exists; an invented one would hold comments that nobody can ever read. */
function assertPage(page: string): void {
  const isKnown = PAGE_IDS.some((id) => id === page);
  if (!isKnown) throw new ServiceError('validation_failed', { fields: { page: 'invalid' } });
}

export function mountComments(mount: Mount, db: Queries): void {
  mount(listComments, async ({ query }) => {
    assertPage(query.page);
    return approvedComments(db, query);
  });
  mount(submitComment, async ({ body, now, commit }) => {
    assertPage(body.page);
    return commit(COMMENT_LIMITS, (tx) => holdComment(tx, body, now));
  });
}
