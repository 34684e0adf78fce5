import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#server/clock.ts';
import { signUp } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { openTicket, say } from '../support/tickets.ts';

describe.each(BACKENDS)('a clock that jumps beside $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
  });
  afterAll(() => t.close());

  const waitingJobs = () => t.database.db.selectFrom('jobs').select('id').execute();

  test.each([
    ['an hour back', [-HOUR]],
    ['an hour on', [HOUR]],
    ['two days on and back again', [2 * DAY, -2 * DAY]],
    ['a day back and on again', [-DAY, DAY]],
  ])('%s: nobody is signed out, nothing is refused, the queue goes on', async (_, jumps) => {
    const { visitor } = await signUp(t);
    const ticket = await openTicket(visitor);
    for (const jump of jumps) {
      t.clock.advance(jump);
      // What a page does when its token is no longer taken.
      expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: expect.any(String) });
      expect((await say(visitor, ticket.id, 'After the jump')).statusCode).toBe(201);
      expect((await visitor.get('tickets')).statusCode).toBe(200);
    }
    await t.settle(async () => (await waitingJobs()).length === 0);
  });
});
