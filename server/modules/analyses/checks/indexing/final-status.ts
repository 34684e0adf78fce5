import { pageCheck } from '../../check.ts';
import { fail, pass, seenHeader } from '../../outcome.ts';

export const check = pageCheck({
  id: 'final-status',
  category: 'indexing',
  weight: 10,
  ease: 2,
  source: 'Lighthouse, SEOnaut',
  isBlocker: true,
  run: ({ answer }) => (answer.status === 200 ? pass() : fail([seenHeader(':status', String(answer.status))])),
});
