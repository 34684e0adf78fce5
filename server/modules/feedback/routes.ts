import { randomUUIDv7 } from 'node:crypto';
import { listFeedbackAtDesk } from '#lib/contract/desk-inboxes.ts';
import { sendFeedback } from '#lib/contract/feedback.ts';
import { DAY } from '../../clock.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { listFeedback } from './list-feedback.ts';

const FEEDBACK_LIMITS: readonly Limit[] = [{ name: 'feedback-day', hits: 20, window: DAY }];

export function mountFeedback(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(listFeedbackAtDesk, async ({ query }) => listFeedback(db, query));
  mount(sendFeedback, async ({ body, session, now, commit }) =>
    commit(FEEDBACK_LIMITS, async (tx) => {
      const id = randomUUIDv7();
      const { browser = null, ...said } = body;
      const row = { id, user_id: session.userId, ...said, browser, created_at: now };
      await tx.insertInto('feedback').values(row).execute();
      await enqueue(tx, 'feedback-mail', { feedbackId: id }, now);
      return { id };
    }),
  );
}
