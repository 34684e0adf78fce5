import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askCode,
  lastCode,
  logIn,
  nextPhone,
  PASSWORD,
  signUp,
  textsTo,
  ticketFor,
  tryCode,
} from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

const TOLD = 'The phone number of your Alpha account was changed';

describe.each(BACKENDS)('another telephone number on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => t.close());

  const setNumber = (visitor: TestVisitor, phone: string) =>
    visitor.post('account/identities/phone', { phone, otp: lastCode(t, phone) });

  /** Somebody whose account has had one number and has another now. */
  async function change(visitor: TestVisitor): Promise<string> {
    const phone = nextPhone();
    await askCode(visitor, phone, 'phone');
    expect((await setNumber(visitor, phone)).json()).toEqual({ phone });
    return phone;
  }

  test('is told to the number before it, and the account is signed in to with the new one only', async () => {
    const { visitor, phone: before } = await signUp(t);
    const phone = await change(visitor);
    await t.settle(() => textsTo(t, before).some((text) => text.includes(TOLD)));
    expect(textsTo(t, phone).some((text) => text.includes(TOLD))).toBe(false);
    expect((await visitor.checkSession()).json()).toMatchObject({ phone_number: phone });
    expect((await logIn(await t.visit(), phone)).statusCode).toBe(200);
    expect((await logIn(await t.visit(), before)).json()).toMatchObject({ code: 'user_not_found' });
  });

  test('is refused when somebody has signed up with it since the code was sent', async () => {
    const { visitor, phone: before } = await signUp(t);
    const wanted = nextPhone();
    await askCode(visitor, wanted, 'phone');
    const code = lastCode(t, wanted);
    const { visitor: owner } = await signUp(t, wanted);
    const answer = await visitor.post('account/identities/phone', { phone: wanted, otp: code });
    expect(answer.json()).toMatchObject({ status: 409, code: 'phone_taken' });
    expect((await visitor.checkSession()).json()).toMatchObject({ phone_number: before });
    expect((await owner.checkSession()).json()).toMatchObject({ phone_number: wanted });
  });

  test('is sent no code when it is the own one already, or somebody else’s', async () => {
    const { visitor, phone } = await signUp(t);
    expect((await askCode(visitor, phone, 'phone')).json()).toMatchObject({ fields: { phone: 'phone_invalid' } });
    const { phone: taken } = await signUp(t);
    expect((await askCode(visitor, taken, 'phone')).json()).toMatchObject({ code: 'phone_taken' });
  });

  test('ends what the number before it could do: its codes and tickets open nothing', async () => {
    const { visitor, phone: before } = await signUp(t);
    const stranger = await t.visit();
    const ticket = await ticketFor(t, stranger, before, 'reset');
    await askCode(stranger, before, 'login');
    const code = lastCode(t, before);
    await change(visitor);
    expect((await tryCode(stranger, before, 'login', code)).json()).toMatchObject({ code: 'user_not_found' });
    const set = { phone: before, newPassword: 'Chestnut 8', repeatPassword: 'Chestnut 8', ticket };
    expect((await stranger.post('auth/password', set)).json()).toMatchObject({ code: 'user_not_found' });
    expect(
      (await visitor.post('account/confirm', { proof: { kind: 'password', password: PASSWORD } })).statusCode,
    ).toBe(200);
  });
});
