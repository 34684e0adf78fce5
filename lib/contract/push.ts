import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';

/** What arrives in the service worker: a sentence in the customer's language, and the path it leads to. */
export const PushMessage = z.object({ title: z.string(), body: z.string(), path: z.string() });
export type PushMessage = z.infer<typeof PushMessage>;

/** Browsers of one customer; the oldest makes room. */
export const MOST_BROWSERS = 10;

const address = z.url({ protocol: /^https$/, error: 'invalid' }).max(1000);
const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`), { error: 'invalid' });
};

/** The key with which the page subscribes (`applicationServerKey`, base64url). */
export const readPushKey = endpoint({
  method: 'GET',
  path: 'notifications/push',
  access: 'customer',
  summary: 'Key with which a browser subscribes to notices of its own.',
  reply: z.object({ publicKey: z.string() }),
  success: 200,
  errors: ['session_expired'],
});

/** Takes what `PushSubscription.toJSON()` gives, without the expiry. */
export const subscribePush = endpoint({
  method: 'POST',
  path: 'notifications/push',
  access: 'customer',
  summary: 'Takes a browser that shows notices of its own.',
  body: z.strictObject({
    endpoint: address,
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired'],
});

export const unsubscribePush = endpoint({
  method: 'POST',
  path: 'notifications/push/end',
  access: 'customer',
  summary: 'Forgets a browser that shows notices.',
  body: z.strictObject({ endpoint: address }),
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired'],
});
