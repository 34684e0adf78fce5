import { expect, test } from 'vitest';
import { startTestApp } from '../support/test-app.ts';
import { consultation } from '../support/test-visitor.ts';

test('the log tells what happened and nothing about whom', async () => {
  const t = await startTestApp();
  const visitor = await t.visit('203.0.113.9');
  const secret = consultation(await visitor.captcha(), {
    name: 'Unlogged Person',
    email: 'nobody@example.org',
    message: 'very private',
  });
  const response = await visitor.post('consultations', secret);
  expect(response.statusCode).toBe(201);
  await visitor.get('comments?page=home&token=abcdef');
  t.app.log.warn(
    { phone: '+989123456789', user: { email: 'nobody@example.org', password: 'hunter2' } },
    'careless line',
  );
  await t.settle(() => t.logs.length > 6);
  const log = t.logs.join('');
  expect(log).toContain('"path":"/api/consultations"');
  expect(log).toContain('"statusCode":201');
  const mustNotShow = [
    'Unlogged',
    'nobody@example.org',
    '9123456789',
    'very private',
    '203.0.113.9',
    'abcdef',
    'hunter2',
    visitor.token,
    visitor.cookies.get('aid') ?? 'no cookie',
  ];
  for (const text of mustNotShow) expect(log, text).not.toContain(text);
  await t.close();
});
