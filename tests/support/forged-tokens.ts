import { generateKeyPair } from 'jose';
import { type FakeIssuer, unsigned } from './fake-issuer.ts';

type Claims = Readonly<Record<string, unknown>>;

/** An ID token that must not be taken: its name, and how it is made from claims that would be right. */
export type Forgery = readonly [name: string, make: (issuer: FakeIssuer, right: Claims) => Promise<string>];

const seconds = (): number => Math.floor(Date.now() / 1000);

const changed =
  (changes: () => Claims) =>
  (issuer: FakeIssuer, right: Claims): Promise<string> =>
    issuer.sign({ ...right, ...changes() });

async function badSignature(issuer: FakeIssuer, right: Claims): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return issuer.sign(right, { key: privateKey });
}

/** The public key, which everybody has, as the secret of a symmetric signature. */
const publicKeyAsSecret = (issuer: FakeIssuer, right: Claims): Promise<string> =>
  issuer.sign(right, { alg: 'HS256', key: Buffer.from(JSON.stringify(issuer.publicKey)) });

async function tampered(issuer: FakeIssuer, right: Claims): Promise<string> {
  const [head, , signature] = (await issuer.sign(right)).split('.');
  const body = Buffer.from(JSON.stringify({ ...right, sub: 'somebody else' })).toString('base64url');
  return `${head}.${body}.${signature}`;
}

/** Cases that hold for every issuer. */
export const FORGERIES: readonly Forgery[] = [
  ['a signature of another key under the right id', badSignature],
  ['no signature', async (_, right) => unsigned(right)],
  ['a symmetric signature with the public key', publicKeyAsSecret],
  ['an unknown key', (issuer, right) => issuer.sign(right, { kid: 'key-2' })],
  ['claims that were changed after signing', tampered],
  ['another issuer', changed(() => ({ iss: 'https://evil.example' }))],
  ['the issuer with a slash at its end', (issuer, right) => issuer.sign({ ...right, iss: `${String(right.iss)}/` })],
  ['no issuer', changed(() => ({ iss: undefined }))],
  ['another audience', changed(() => ({ aud: 'somebody-else' }))],
  ['several audiences and no authorized party', (issuer, right) => issuer.sign({ ...right, aud: [right.aud, 'x'] })],
  [
    'several audiences and another authorized party',
    (issuer, right) => issuer.sign({ ...right, aud: [right.aud, 'x'], azp: 'x' }),
  ],
  ['an end that has passed', changed(() => ({ iat: seconds() - 7200, exp: seconds() - 3600 }))],
  ['no end', changed(() => ({ exp: undefined }))],
  ['a beginning that has not come', changed(() => ({ nbf: seconds() + 600 }))],
  ['a time of issue that has not come', changed(() => ({ iat: seconds() + 600, exp: seconds() + 1200 }))],
  ['no nonce', changed(() => ({ nonce: undefined }))],
  ['another nonce', changed(() => ({ nonce: 'another' }))],
  ['no subject', changed(() => ({ sub: undefined }))],
  ['an empty subject', changed(() => ({ sub: '' }))],
  ['a subject that is no text', changed(() => ({ sub: 7 }))],
];

/** Claims as an issuer makes them; tests change one at a time. */
export const rightClaims = (issuer: string, audience: string, nonce: string): Claims => ({
  iss: issuer,
  aud: audience,
  sub: '1234567890',
  nonce,
  iat: seconds(),
  exp: seconds() + 600,
  email: 'sara@example.com',
  email_verified: true,
  given_name: 'Sara',
  family_name: 'Ahmadi',
});
