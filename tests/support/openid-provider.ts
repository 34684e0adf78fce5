import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { type GrantContext, Provider } from 'oidc-provider';

/** A real OpenID provider on the loopback, whose people sign in and consent without being asked. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who signs in next, with the claims the provider has about them. */
  person(claims: { readonly sub: string } & Readonly<Record<string, unknown>>): void;
  /** Goes the way of a browser from the address of the sign-in page to the one it is sent back to. */
  signIn(url: string): Promise<URL>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'alpha', clientSecret: 'a secret that only the two know' };

async function signingKey(): Promise<object> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
}

function configuration(redirectUri: string, key: object, claimsOf: (sub: string) => object): object {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => claimsOf(sub) }),
  };
}

/** Follows redirects as a browser does, with the provider's cookies, until one leads elsewhere. */
async function follow(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  for (let url = new URL(start); ; ) {
    if (url.origin !== issuer) return url;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider stopped: ${response.status} ${await response.text()}`);
    url = new URL(location, url);
  }
}

export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  let claims: { sub: string } & Record<string, unknown> = { sub: 'nobody' };
  const known = new Map<string, object>();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a listening TCP server has one
  const config = configuration(redirectUri, await signingKey(), (sub) => known.get(sub) ?? { sub });
  const provider: Provider = new Provider(issuer, {
    ...config,
    loadExistingGrant: async ({ oidc }: GrantContext) => {
      const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: claims.sub } });
  });
  return {
    issuer,
    ...CLIENT,
    person: (next) => {
      claims = next;
      known.set(next.sub, next);
    },
    signIn: (url) => follow(url, issuer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
