import * as calls from '#lib/contract/analysis-calls.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { cancelAnalysis } from './cancel-analysis.ts';
import { listAnalyses, readAnalysis } from './read-analyses.ts';
import { requestAnalysis } from './request-analysis.ts';

export function mountAnalyses(mount: Mount, { db }: Database): void {
  mount(calls.startAnalysis, async ({ body, session: { userId }, now, commit }) =>
    commit([], (tx) => requestAnalysis(tx, userId, body, now)),
  );
  mount(calls.listAnalyses, async ({ query, session: { userId } }) => listAnalyses(db, userId, query));
  mount(calls.readAnalysis, async ({ params, session: { userId } }) => {
    const found = await readAnalysis(db, userId, params.id);
    if (!found) throw new ServiceError('not_found');
    return found;
  });
  mount(calls.cancelAnalysis, async ({ params, session: { userId }, now, commit }) =>
    commit([], async (tx) => {
      if (!(await cancelAnalysis(tx, userId, params.id, now))) throw new ServiceError('not_found');
      return {};
    }),
  );
}
