import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, SECOND } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { enrolApp, logIn, PASSWORD, signUp } from '../support/customer.ts';
import { startTestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';

const OLD = 'the key of last year with 32 characters or more';
const NEW = 'the key of this year with 32 characters or more';

describe.each(BACKENDS)('a changed SECRET_KEY on $name', (backend) => {
  let database: Database;
  const start = (settings: Record<string, string>) => startTestApp({ database, settings });
  const restart = async (settings: Record<string, string>, clock: { read: () => Date }) => {
    const t = await start(settings);
    t.clock.advance(clock.read().getTime() - t.clock.read().getTime());
    return t;
  };
  beforeAll(async () => {
    database = await backend.open();
  });
  afterAll(() => database.close());

  test('signs nobody out and keeps second factors, as long as the old one is named', async () => {
    const before = await start({ SECRET_KEY: OLD });
    const { visitor, phone } = await signUp(before);
    const { code, recoveryCodes } = await enrolApp(before, visitor);
    await before.close();

    const after = await restart({ SECRET_KEY: NEW, PREVIOUS_SECRET_KEYS: OLD }, before.clock);
    const back = await after.visit();
    for (const [name, value] of visitor.cookies) back.cookies.set(name, value);
    expect((await back.checkSession()).json()).toMatchObject({ accessToken: expect.any(String) });
    before.clock.advance(31 * SECOND); // codes of the app follow the clock of the first service
    after.clock.advance(31 * SECOND);
    expect((await logIn(await after.visit(), phone, PASSWORD, { appOtp: code() })).statusCode).toBe(200);
    const recovery = { appOtp: recoveryCodes[0] };
    expect((await logIn(await after.visit(), phone, PASSWORD, recovery)).statusCode).toBe(200);

    // What the session was given since then was made with the new key alone.
    after.clock.advance(HOUR);
    await back.checkSession();
    await after.close();
    const later = await restart({ SECRET_KEY: NEW }, after.clock);
    const again = await later.visit();
    for (const [name, value] of back.cookies) again.cookies.set(name, value);
    expect((await again.checkSession()).json()).toMatchObject({ accessToken: expect.any(String) });
    await later.close();
  });

  test('ends what was signed with a key that is no longer named', async () => {
    const before = await start({ SECRET_KEY: OLD });
    const { visitor, phone } = await signUp(before);
    const { code } = await enrolApp(before, visitor);
    await before.close();
    const after = await restart({ SECRET_KEY: NEW }, before.clock);
    const back = await after.visit();
    for (const [name, value] of visitor.cookies) back.cookies.set(name, value);
    expect((await back.checkSession()).json()).toMatchObject({ accessToken: null });
    // A second factor that cannot be read is none that is passed.
    for (const clock of [before.clock, after.clock]) clock.advance(31 * SECOND);
    const entered = await logIn(await after.visit(), phone, PASSWORD, { appOtp: code() });
    expect(entered.json()).toMatchObject({ code: 'app_otp_invalid' });
    await after.close();
  });
});
