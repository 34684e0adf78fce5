import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { HOUR, MINUTE, SECOND } from '../clock.ts';
import type { GoogleSettings } from '../config/federation-settings.ts';
import { ServiceError } from '../http/problem.ts';
import { accountOf, type ForeignAccount } from './foreign-account.ts';
import { FOREIGN_TIMEOUT, limitedFetch } from './limited-fetch.ts';

/** Google writes itself in two ways; accounts are kept under the first. */
const ISSUER = 'https://accounts.google.com';
const ISSUERS = [ISSUER, 'accounts.google.com'];

const LONGEST_LIFE = HOUR + MINUTE;
const CLOCK_TOLERANCE = 60;

export interface Google {
  readonly clientId: string;
  /**
   * Verifies an ID token: signature, issuer, audience, times, and that it was asked for with this nonce.
   * @throws {ServiceError} `sign_in_refused`, or `unavailable` when Google's keys cannot be had
   */
  verify(credential: string, nonce: string, now: Date): Promise<ForeignAccount>;
}

/** Kinds of failure that are the network's, not the token's. */
const isOutage = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout || (error instanceof TypeError && !(error instanceof errors.JOSEError));

const refused = (cause?: unknown): ServiceError =>
  isOutage(cause)
    ? new ServiceError('unavailable', { detail: 'The provider cannot be reached.', retryAfter: 10 })
    : new ServiceError('sign_in_refused');

/** What a signature does not say: it was made now, for us alone, for this sign-in. */
function isOurs(claims: JWTPayload, { clientId, nonce, now }: { clientId: string; nonce: string; now: Date }): boolean {
  const { iat = 0, exp = 0, aud, azp } = claims;
  const isForUs = typeof aud === 'string' || azp === clientId;
  const isTimely = iat <= now.getTime() / SECOND + CLOCK_TOLERANCE && (exp - iat) * SECOND <= LONGEST_LIFE;
  return isForUs && isTimely && claims.nonce === nonce && (azp === undefined || azp === clientId);
}

export function createGoogle({ clientId, keysUrl }: GoogleSettings): Google {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: FOREIGN_TIMEOUT,
    cooldownDuration: 10 * MINUTE,
    cacheMaxAge: 24 * HOUR,
    [customFetch]: limitedFetch,
  });
  async function claimsOf(credential: string, now: Date): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        algorithms: ['RS256'],
        issuer: ISSUERS,
        audience: clientId,
        currentDate: now,
        clockTolerance: CLOCK_TOLERANCE,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      });
      return payload;
    } catch (error) {
      throw refused(error);
    }
  }
  return {
    clientId,
    verify: async (credential, nonce, now) => {
      const claims = await claimsOf(credential, now);
      const account = accountOf('google', ISSUER, claims);
      if (!account || !isOurs(claims, { clientId, nonce, now })) throw refused();
      return account;
    },
  };
}
