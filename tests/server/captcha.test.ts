import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { consultation, solve } from '../support/test-visitor.ts';

const REFUSED = { status: 422, code: 'captcha_invalid' };

describe.each(BACKENDS)('proof of work on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => t.close());

  test('one proof opens one request, also when fifty come at once', async () => {
    const visitor = await t.visit();
    const proof = await visitor.captcha();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => visitor.post('consultations', consultation(proof, { name: `Double ${i}` }))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject(REFUSED);
    const rows = await t.database.db
      .selectFrom('consultations')
      .select('id')
      .where('name', 'like', 'Double%')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('a proof is no proof for another form', async () => {
    const visitor = await t.visit();
    const proof = await visitor.captcha('comment');
    expect((await visitor.post('consultations', consultation(proof))).json()).toMatchObject(REFUSED);
  });

  test('a proof is good for ten minutes', async () => {
    const visitor = await t.visit();
    const [early, late] = [await visitor.captcha(), await visitor.captcha()];
    t.clock.advance(9 * MINUTE);
    expect((await visitor.post('consultations', consultation(early))).statusCode).toBe(201);
    t.clock.advance(2 * MINUTE);
    expect((await visitor.post('consultations', consultation(late))).json()).toMatchObject(REFUSED);
  });

  test('a challenge of somebody else and a changed one are refused', async () => {
    const visitor = await t.visit();
    const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, data: { form: 'consultation' }, deriveKey };
    const secrets = { hmacSignatureSecret: 'mine', hmacKeySignatureSecret: 'mine too' };
    const foreign = await solve(
      await createChallenge({ ...options, ...secrets, expiresAt: new Date(Date.now() + MINUTE) }),
    );
    expect((await visitor.post('consultations', consultation(foreign))).json()).toMatchObject(REFUSED);

    const proof = JSON.parse(Buffer.from(await visitor.captcha('comment'), 'base64').toString());
    proof.challenge.parameters.data.form = 'consultation';
    const changed = Buffer.from(JSON.stringify(proof)).toString('base64');
    expect((await visitor.post('consultations', consultation(changed))).json()).toMatchObject(REFUSED);
  });

  test.each([
    'not base64 at all!',
    Buffer.from('{}').toString('base64'),
    Buffer.from('{"challenge":{"parameters":{"cost":1e99}}}').toString('base64'),
  ])('nonsense is refused: %s', async (answer) => {
    const visitor = await t.visit();
    expect((await visitor.post('consultations', consultation(answer))).json()).toMatchObject(REFUSED);
  });

  test('there is a challenge for the forms that have one', async () => {
    const visitor = await t.visit();
    expect((await visitor.get('captcha/challenge?form=reset')).statusCode).toBe(422);
    expect((await visitor.get('captcha/challenge')).statusCode).toBe(422);
    expect((await visitor.get('captcha/challenge?form=comment')).json()).toMatchObject({
      parameters: { data: { form: 'comment' } },
    });
  });
});

describe('reCAPTCHA', () => {
  const asked: string[] = [];
  let verdict: { status: number; body: string } = { status: 200, body: '' };
  const google = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      asked.push(body);
      response.writeHead(verdict.status).end(verdict.body);
    });
  });
  let t: TestApp;
  beforeAll(async () => {
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const { port } = google.address() as AddressInfo; // a TCP server that listens
    const RECAPTCHA_VERIFY_URL = `http://127.0.0.1:${port}/siteverify`;
    const settings = {
      RECAPTCHA_SECRET: 'the secret',
      RECAPTCHA_VERIFY_URL,
      RATE_LIMIT_FACTOR: '100',
      SITE_URL: 'https://www.example.com',
    };
    t = await startTestApp({ settings });
  });
  afterAll(async () => {
    await t.close();
    google.close();
  });

  async function send(token: string, body: object, status = 200) {
    verdict = { status, body: JSON.stringify(body) };
    const visitor = await t.visit();
    return visitor.post('consultations', consultation(token));
  }

  test('is asked with the secret, and its yes for our host counts once', async () => {
    expect((await send('token-1', { success: true, hostname: 'localhost' })).statusCode).toBe(201);
    expect(asked.at(-1)).toBe('secret=the+secret&response=token-1');
    expect((await send('token-1', { success: true, hostname: 'localhost' })).json()).toMatchObject(REFUSED);
    expect((await send('token-2', { success: true, hostname: 'www.example.com' })).statusCode).toBe(201);
  });

  test.each([
    ['a no', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a yes for another site', { success: true, hostname: 'evil.example' }],
    ['a yes for no site', { success: true }],
  ])('%s is refused', async (name, body) => {
    expect((await send(`token-${name}`, body)).json()).toMatchObject(REFUSED);
  });

  test('lets nobody through when Google answers nonsense, and proof of work still does', async () => {
    const response = await send('token-3', { oops: true }, 500);
    expect(response.json()).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 5 });
    const visitor = await t.visit();
    expect((await visitor.post('consultations', consultation(await visitor.captcha()))).statusCode).toBe(201);
  });
});
