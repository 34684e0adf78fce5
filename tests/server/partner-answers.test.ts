import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPartner, type Partner } from '#server/adapters/partner.ts';
import { type FakeIssuer, startFakeIssuer } from '../support/fake-issuer.ts';
import { FORGERIES, rightClaims } from '../support/forged-tokens.ts';

const CALLBACK = 'https://www.example.com/api/auth/partner/callback';
const REFUSED = { name: 'ServiceError', code: 'sign_in_refused' };
const UNAVAILABLE = { name: 'ServiceError', code: 'unavailable' };

let issuer: FakeIssuer;
let now = Date.now();
const clock = () => new Date(now);
const partnerOf = (): Partner =>
  createPartner(
    {
      name: 'Partner',
      issuer: issuer.url,
      clientId: 'alpha',
      clientSecret: 'secret',
      scope: 'openid',
      redirectUrl: undefined,
    },
    clock,
  );

beforeAll(async () => {
  issuer = await startFakeIssuer();
});
afterAll(() => issuer.close());
afterEach(() => issuer.reset());

/** A whole way, with the token the issuer gives for the nonce it was asked with. */
async function go(
  tokenOf: (nonce: string) => Promise<string | undefined>,
  { partner = partnerOf(), answer = {} }: { partner?: Partner; answer?: Record<string, string | undefined> } = {},
) {
  const { url, checks } = await partner.start(CALLBACK);
  const id_token = await tokenOf(new URL(url).searchParams.get('nonce') ?? '');
  const tokens = { access_token: 'an access token', token_type: 'Bearer', ...(id_token && { id_token }) };
  issuer.answer('/token', 200, JSON.stringify(tokens));
  const query = { code: 'the code', state: checks.state, iss: issuer.url, ...answer };
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return partner.finish(new URL(`${CALLBACK}?${new URLSearchParams(given)}`), checks, clock());
}
const right = (nonce: string) => issuer.sign(rightClaims(issuer.url, 'alpha', nonce));

describe('a partner that is right', () => {
  test('gives the account, and is asked with PKCE, state, nonce and the client’s secret', async () => {
    const partner = partnerOf();
    const { url } = await partner.start(CALLBACK);
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: 'alpha',
      response_type: 'code',
      redirect_uri: CALLBACK,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const account = await go(right, { partner });
    expect(account).toEqual({
      provider: 'partner',
      issuer: issuer.url,
      subject: '1234567890',
      email: 'sara@example.com',
      firstName: 'Sara',
      lastName: 'Ahmadi',
    });
    const body = new URLSearchParams(issuer.asked.findLast(({ path }) => path === '/token')?.body);
    expect(Object.fromEntries(body)).toMatchObject({ code: 'the code', grant_type: 'authorization_code' });
    expect(body.get('code_verifier')).toMatch(/^[\w-]{43,128}$/);
  });

  test('may say which access token belongs to the ID token, and then it has to be that one', async () => {
    const hash = createHash('sha256').update('an access token').digest().subarray(0, 16).toString('base64url');
    const withHash = (at_hash: string) => (nonce: string) =>
      issuer.sign({ ...rightClaims(issuer.url, 'alpha', nonce), at_hash });
    expect(await go(withHash(hash))).toMatchObject({ subject: '1234567890' });
    await expect(go(withHash(hash.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))))).rejects.toMatchObject(
      REFUSED,
    );
  });

  test('tells names and addresses as it likes; what does not fit is left out', async () => {
    const odd = { given_name: 7, family_name: `Ah\u0000madi${'i'.repeat(100)}`, email: `${'x'.repeat(300)}@y.z` };
    const account = await go((nonce) => issuer.sign({ ...rightClaims(issuer.url, 'alpha', nonce), ...odd }));
    expect(account).toMatchObject({ firstName: null, email: null, lastName: `Ahmadi${'i'.repeat(54)}` });
  });
});

describe('T20: an ID token of a partner is refused that has', () => {
  test.each(FORGERIES)('%s', async (_, make) => {
    await expect(go((nonce) => make(issuer, rightClaims(issuer.url, 'alpha', nonce)))).rejects.toMatchObject(REFUSED);
  });

  test('not come at all', async () => {
    await expect(go(async () => undefined)).rejects.toMatchObject(REFUSED);
  });
});

describe('T21: an answer is refused that', () => {
  test.each([
    ['has no state', { state: undefined }],
    ['has another state', { state: 'another' }],
    ['has no issuer', { iss: undefined }],
    ['has another issuer', { iss: 'https://evil.example' }],
    ['has no code', { code: undefined }],
    ['is a no', { code: undefined, error: 'access_denied' }],
    ['is a failure of the partner', { code: undefined, error: 'server_error' }],
  ])('%s', async (_, answer) => {
    await expect(go(right, { answer })).rejects.toMatchObject(REFUSED);
  });
});

describe('a token endpoint that', () => {
  const finish = async (status: number, body: string, type?: string) => {
    const partner = partnerOf();
    const { checks } = await partner.start(CALLBACK);
    issuer.answer('/token', status, body, type);
    const query = new URLSearchParams({ code: 'c', state: checks.state, iss: issuer.url });
    return partner.finish(new URL(`${CALLBACK}?${query}`), checks, clock());
  };
  test.each([
    ['refuses', 400, '{"error":"invalid_grant"}', undefined, REFUSED],
    ['answers a page', 200, '<html></html>', 'text/html', REFUSED],
    ['answers nonsense', 200, '{"access_token":7}', undefined, REFUSED],
    [
      'answers an access token for the ID token',
      200,
      '{"access_token":"a","token_type":"Bearer","id_token":"a"}',
      undefined,
      REFUSED,
    ],
    ['is ill', 500, '{"error":"server_error"}', undefined, UNAVAILABLE],
    ['never ends', 200, `"${'x'.repeat(5_000_000)}"`, undefined, UNAVAILABLE],
  ])('%s', async (_, status, body, type, expected) => {
    await expect(finish(status, body, type)).rejects.toMatchObject(expected);
  });

  test('is silent', async () => {
    await expect(finish(200, 'silence')).rejects.toMatchObject(UNAVAILABLE);
  }, 15_000);
});

describe('a partner that is ill', () => {
  test.each([
    ['names another issuer', 200, '{"issuer":"https://evil.example"}'],
    ['has no discovery document', 404, '{}'],
    ['answers nonsense', 200, 'oops'],
    ['answers too much', 200, `"${'x'.repeat(5_000_000)}"`],
  ])('is not asked for half of what it is: it %s', async (_, status, body) => {
    issuer.answer('/.well-known/openid-configuration', status, body);
    await expect(partnerOf().start(CALLBACK)).rejects.toMatchObject(UNAVAILABLE);
  });

  test('is asked again after ten seconds, and then known', async () => {
    const partner = partnerOf();
    issuer.answer('/.well-known/openid-configuration', 500, '{}');
    await expect(partner.start(CALLBACK)).rejects.toMatchObject(UNAVAILABLE);
    issuer.reset();
    await expect(partner.start(CALLBACK)).rejects.toMatchObject(UNAVAILABLE);
    now += 10_000;
    expect((await partner.start(CALLBACK)).url).toContain('/authorize');
  });

  test('has too many keys', async () => {
    issuer.answer('/keys', 200, JSON.stringify({ keys: Array.from({ length: 20_000 }, () => issuer.publicKey) }));
    await expect(go(right)).rejects.toMatchObject(UNAVAILABLE);
  });
});
