import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setRole } from '#server/modules/account/set-role.ts';
import { nextPhone, signUp } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS, hasPostgres, postgresSchema } from '../support/test-database.ts';

describe.each(BACKENDS)('the role staff on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend });
  });
  afterAll(() => t.close());

  test('is given to the account of a number and holds from the next call on', async () => {
    const { visitor, phone } = await signUp(t);
    expect(await setRole(t.database.db, phone, 'staff', t.clock.read())).toBe(true);
    expect((await visitor.checkSession()).json()).toMatchObject({ role: 'staff' });
    await setRole(t.database.db, phone, 'customer', t.clock.read());
    expect((await visitor.checkSession()).json()).toMatchObject({ role: 'customer' });
    expect(await setRole(t.database.db, nextPhone(), 'staff', t.clock.read())).toBe(false);
    const events = await t.database.db
      .selectFrom('audit_log')
      .select('id')
      .where('event', '=', 'role-changed')
      .execute();
    expect(events).toHaveLength(2);
  });
});

describe.each(hasPostgres ? ['PostgreSQL'] : [])('npm run staff on %s', () => {
  test('lists, explains itself, and says when there is no such account', async () => {
    const { url, drop } = await postgresSchema();
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['server/modules/account/cli.ts', ...args], {
        env: { ...process.env, DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32) },
        encoding: 'utf8',
      });
    expect(run('list').stdout).toBe('Nobody is staff.\n');
    expect(run('add', '09121234567')).toMatchObject({
      status: 1,
      stderr: '+989121234567 has no account. Sign up with it first.\n',
    });
    expect(run('add').stderr).toContain('Usage: npm run staff');
    await drop();
  }, 60_000);
});
