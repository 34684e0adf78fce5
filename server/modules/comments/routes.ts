import { randomUUIDv7 } from 'node:crypto';
import { forgetCommentAddress, listComments, submitComment } from '#lib/contract/comments.ts';
import { PAGE_IDS } from '#lib/pages/registry.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { COMMENT_LIMITS } from '../../http/rate-limit.ts';
import { visitorOf } from '../../http/visitor.ts';
import { keyedHash } from '../../secrets.ts';
import { spendProof } from '../captcha/spend-proof.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { forgetAddress } from './forget-address.ts';
import { approvedComments } from './list-comments.ts';
import { holdComment } from './submit-comment.ts';

/** Comments belong to a page that exists; an invented one would hold comments that nobody can ever read. */
function assertPage(page: string): void {
  const isKnown = PAGE_IDS.some((id) => id === page);
  if (!isKnown) throw new ServiceError('validation_failed', { fields: { page: 'invalid' } });
}

type Deps = Pick<ModuleDeps, 'config' | 'database' | 'keys' | 'captcha'>;

export function mountComments(mount: Mount, { config, database: { db }, keys, captcha }: Deps): void {
  mount(listComments, async ({ query }) => {
    assertPage(query.page);
    return approvedComments(db, query);
  });
  mount(submitComment, async ({ body, request, now, commit }) => {
    const { captcha: answer, website, ...comment } = body;
    assertPage(comment.page);
    // A program that learns nothing tries nothing else.
    if (website) return commit(COMMENT_LIMITS, async () => ({ id: randomUUIDv7() }));
    if (comment.email !== undefined && answer === undefined)
      throw new ServiceError('validation_failed', { fields: { captcha: 'captcha_required' } });
    // May ask another host, so it stays outside the transaction.
    const proof = answer === undefined ? undefined : await captcha.verify(answer, 'comment', request.hostname);
    const browser = visitorOf(request);
    const visitor = browser === undefined ? null : keyedHash(keys.address, `comment ${browser}`).toString('base64url');
    return commit(COMMENT_LIMITS, async (tx) => {
      if (proof) await spendProof(tx, proof);
      return holdComment(tx, comment, { visitor, review: config.commentReview, isProven: proof !== undefined }, now);
    });
  });
  mount(forgetCommentAddress, async ({ body, commit }) =>
    commit([], async (tx) => {
      await forgetAddress(tx, keys.comment, body.token);
      return {};
    }),
  );
}
