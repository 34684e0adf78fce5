import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { MINUTE, SECOND } from '../clock.ts';
import type { PartnerSettings } from '../config/federation-settings.ts';
import { ServiceError } from '../http/problem.ts';
import { accountOf, type ForeignAccount } from './foreign-account.ts';
import { FOREIGN_TIMEOUT, limitedFetch } from './limited-fetch.ts';

/** What one way over the partner's page is recognised by when it comes back. */
export interface PartnerChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Partner {
  readonly name: string;
  /** @throws {ServiceError} `unavailable` when the partner cannot be reached */
  start(redirectUrl: string): Promise<{ readonly url: string; readonly checks: PartnerChecks }>;
  /**
   * Trades the code of the answer for the account, with everything proven.
   * @param callback the redirect address with the answer's query
   * @throws {ServiceError} `sign_in_refused` or `unavailable`
   */
  finish(callback: URL, checks: PartnerChecks, now: Date): Promise<ForeignAccount>;
}

const FUTURE = 60;

/** After a failure the partner is not asked again at once. */
const ASK_AGAIN_AFTER = 10 * SECOND;
const KNOWN_FOR = 10 * MINUTE;

const unavailable = (): ServiceError =>
  new ServiceError('unavailable', { detail: 'The partner cannot be reached.', retryAfter: 10 });

/** Failures of the network and of a server that is ill; all others are the answer's. */
function isOutage(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.AuthorizationResponseError) return false;
  if (error instanceof oidc.ClientError) {
    const { code, cause } = error;
    return code === 'OAUTH_TIMEOUT' || isNetworkError(cause) || (cause instanceof Response && cause.status >= 500);
  }
  return isNetworkError(error);
}

const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch failed|too long|redirect/.test(error.message);

/** The half hash of the access token that the ID token was made with (OpenID Connect Core, 3.1.3.6). */
function isHashOf(accessToken: string, atHash: unknown): boolean {
  if (atHash === undefined) return true;
  return ['sha256', 'sha384', 'sha512'].some((algorithm) => {
    const digest = createHash(algorithm).update(accessToken).digest();
    return digest.subarray(0, digest.length / 2).toString('base64url') === atHash;
  });
}

async function discover({ issuer, clientId, clientSecret }: PartnerSettings): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http:'); // the settings let only this machine be
  const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: FOREIGN_TIMEOUT / SECOND,
    // The library's options are those of `fetch`; only its body is typed more widely than Node's.
    [oidc.customFetch]: (url, options) => limitedFetch(url, options as RequestInit),
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  });
  // The library compares loosely what the setting must name exactly.
  if (config.serverMetadata().issuer !== issuer) throw new Error('The partner names itself otherwise.');
  return config;
}

/** The partner's OpenID provider: authorization code with PKCE, state and nonce; tokens never leave the service. */
export function createPartner(settings: PartnerSettings, clock: () => Date): Partner {
  let known: { readonly config: Promise<oidc.Configuration>; readonly until: number } | undefined;
  function configuration(): Promise<oidc.Configuration> {
    const now = clock().getTime();
    if (!known || known.until <= now) {
      const asked = { config: discover(settings), until: now + KNOWN_FOR };
      asked.config.catch(() => {
        if (known === asked) known = { ...asked, until: clock().getTime() + ASK_AGAIN_AFTER };
      });
      known = asked;
    }
    return known.config.catch(() => {
      throw unavailable();
    });
  }
  return {
    name: settings.name,
    start: async (redirectUrl) => {
      const config = await configuration();
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: settings.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },
    finish: async (callback, { state, nonce, verifier }, now) => {
      const config = await configuration();
      const expected = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      };
      const tokens = await oidc.authorizationCodeGrant(config, callback, expected).catch((error: unknown) => {
        throw isOutage(error) ? unavailable() : new ServiceError('sign_in_refused');
      });
      const claims = tokens.claims();
      const account = claims && accountOf('partner', settings.issuer, claims);
      const isTimely = (claims?.iat ?? 0) <= now.getTime() / SECOND + FUTURE;
      if (!account || !isTimely || !isHashOf(tokens.access_token, claims.at_hash)) {
        throw new ServiceError('sign_in_refused');
      }
      return account;
    },
  };
}
