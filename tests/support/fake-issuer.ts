import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

type Claims = Readonly<Record<string, unknown>>;

interface Signing {
  readonly alg?: string;
  readonly kid?: string;
  /** Signs with this instead of the issuer's own key. */
  readonly key?: Parameters<SignJWT['sign']>[0];
}

/** An issuer of ID tokens on the loopback that can be made to answer anything. */
export interface FakeIssuer {
  readonly url: string;
  /** The public key as the issuer shows it. */
  readonly publicKey: JWK;
  /** Requests by path. */
  readonly asked: readonly { readonly path: string; readonly body: string }[];
  /** A token; a claim of `undefined` is left out. */
  sign(claims: Claims, signing?: Signing): Promise<string>;
  /** Answers this instead of what it would. */
  answer(path: string, status: number, body: string | 'silence', type?: string): void;
  /** Answers as it should again. */
  reset(): void;
  close(): Promise<void>;
}

const KID = 'key-1';

export async function startFakeIssuer(): Promise<FakeIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  const told = new Map<string, { status: number; body: string; type: string }>();
  const asked: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({ path, body });
      const { status, body: text, type } = told.get(path) ?? usual(path);
      if (text !== 'silence') response.writeHead(status, { 'content-type': type }).end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a listening TCP server has one
  function usual(path: string) {
    const discovery = {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      authorization_response_iss_parameter_supported: true,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    const body = path === '/keys' ? { keys: [jwk] } : discovery;
    return { status: 200, body: JSON.stringify(body), type: 'application/json' };
  }
  return {
    url,
    publicKey: jwk,
    asked,
    sign: (claims, { alg = 'RS256', kid = KID, key = privateKey } = {}) => {
      const given = Object.entries(claims).filter(([, value]) => value !== undefined);
      return new SignJWT(Object.fromEntries(given)).setProtectedHeader({ alg, kid }).sign(key);
    },
    answer: (path, status, body, type = 'application/json') => void told.set(path, { status, body, type }),
    reset: () => told.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that says it needs no signature. */
export const unsigned = (claims: Claims): string => `${encode({ alg: 'none', kid: KID })}.${encode(claims)}.`;
