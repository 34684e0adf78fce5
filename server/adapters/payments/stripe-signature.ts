import { createHmac } from 'node:crypto';
import { MINUTE, SECOND } from '../../clock.ts';
import { isSameText } from '../../secrets.ts';

/** As long as Stripe's own libraries let a message travel. */
const TOLERANCE = 5 * MINUTE;

/** Signature of a message at a time, as Stripe makes it: `t=…,v1=…` (https://docs.stripe.com/webhooks#verify-manually). */
export const stripeSignature = (secret: string, body: string, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Whether a message is Stripe's and new. The header may hold several signatures while a secret is being changed. */
export function isFromStripe(secret: string, header: unknown, body: string, now: Date): boolean {
  if (typeof header !== 'string') return false;
  const parts = header.split(',').map((part) => part.split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(seconds) || Math.abs(now.getTime() - seconds * SECOND) > TOLERANCE) return false;
  const right = stripeSignature(secret, body, seconds);
  return parts.some(([name, value = '']) => name === 'v1' && isSameText(value, right));
}
