import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { consultation, idempotencyKey } from '../support/test-visitor.ts';

describe.each(BACKENDS)('POST consultations on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend });
  });
  afterAll(() => t.close());

  const stored = (id: string) =>
    t.database.db.selectFrom('consultations').selectAll().where('id', '=', id).executeTakeFirst();

  test('stores the request with its phone in E.164 and what was read before', async () => {
    const visitor = await t.visit();
    const response = await visitor.post('consultations', consultation(await visitor.captcha()), idempotencyKey());
    expect(response.statusCode).toBe(201);
    const { id } = response.json<{ id: string }>();
    expect(await stored(id)).toMatchObject({
      name: 'Sara Ahmadi',
      phone: '+989123456789',
      message: 'We sell tea.\nWe need a shop.',
      locale: 'fa-IR',
      journey: { pageCount: 2, searchCount: 0, pages: ['/fa', '/fa/web-design'] },
      created_at: t.clock.read(),
    });
  });

  test('prints the mail to the staff when there is no SMTP server', async () => {
    const visitor = await t.visit();
    const body = consultation(await visitor.captcha(), { name: 'Printed Person', journey: undefined });
    await visitor.post('consultations', body);
    await t.settle(() => t.printed.some((text) => text.includes('Printed Person')));
    expect(t.printed.join('')).toContain('We sell tea.\nWe need a shop.');
    await t.settle(async () => (await t.database.db.selectFrom('jobs').selectAll().execute()).length === 0);
  });

  test.each([
    ['an empty name', { name: '   ' }, { name: 'required' }],
    ['a name that is too long', { name: 'x'.repeat(101) }, { name: 'too_long' }],
    ['a name with a control character', { name: 'a\u0000b' }, { name: 'invalid' }],
    ['no e-mail address', { email: 'sara at example' }, { email: 'email_invalid' }],
    ['no number', { phone: '12345' }, { phone: 'phone_invalid' }],
    ['no message', { message: undefined }, { message: 'required' }],
    ['no captcha', { captcha: '' }, { captcha: 'captcha_required' }],
    ['an unknown language', { locale: 'xx-XX' }, { locale: 'invalid' }],
    ['a path that is none', { page: 'javascript:alert(1)' }, { page: 'invalid' }],
    ['a number in a text field', { name: 5 }, { name: 'required' }],
    ['a negative count', { journey: { pageCount: -1, searchCount: 0, pages: [] } }, { journey: 'invalid' }],
  ])('refuses %s', async (_, changes, fields) => {
    const visitor = await t.visit();
    const response = await visitor.post('consultations', consultation('unseen', changes));
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      code: 'validation_failed',
      fields,
    });
  });

  test('refuses a field it does not know without repeating its name', async () => {
    const visitor = await t.visit();
    const response = await visitor.post('consultations', consultation('unseen', { isAdmin: true }));
    expect(response.statusCode).toBe(422);
    expect(response.body).not.toContain('isAdmin');
  });

  test('refuses a wrong captcha and stores nothing', async () => {
    const count = async () => (await t.database.db.selectFrom('consultations').select('id').execute()).length;
    const before = await count();
    const visitor = await t.visit();
    const response = await visitor.post('consultations', consultation('bm90IGEgcHJvb2Y='));
    expect(response.json()).toMatchObject({ status: 422, code: 'captcha_invalid' });
    expect(await count()).toBe(before);
  });
});
