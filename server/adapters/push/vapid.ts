import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { after, HOUR, SECOND } from '../../clock.ts';

/** The service as push services know it (RFC 8292). */
export interface Vapid {
  /** Base64url; the page subscribes with it. */
  readonly publicKey: string;
  /** Value of the `Authorization` header for a push service. */
  authorization(endpoint: string, now: Date): string;
}

/** A push service accepts a day at most. */
const TOKEN_LIFE = 12 * HOUR;

const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signingKey(secret: Buffer, point: Buffer): KeyObject {
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: part(1), y: part(33) };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

/**
 * The identity made of a derived key of 32 bytes, so that nothing has to be set up and every node is the same one.
 * @param subject who runs the service: an address of the site, or `mailto:`
 */
export function vapidOf(secret: Buffer, subject: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = signingKey(secret, point);
  return {
    publicKey,
    authorization: (endpoint, now) => {
      const exp = Math.floor(after(now, TOKEN_LIFE).getTime() / SECOND);
      const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
      const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
