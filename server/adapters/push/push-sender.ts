import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import type { Clock } from '../../clock.ts';
import type { AddressPolicy } from '../../modules/analyses/fetch/address-policy.ts';
import { guardedAgent } from '../../modules/analyses/fetch/guarded-agent.ts';
import { encryptMessage, messageKeys, type PushKeys } from './encrypt-message.ts';
import type { Vapid } from './vapid.ts';

export interface PushTarget extends PushKeys {
  /** Address at the browser's push service. Whoever subscribes names it, so it is never trusted. */
  readonly endpoint: string;
}

/** `gone`: the browser has unsubscribed. `failed`: try again later. */
export type PushOutcome = 'sent' | 'gone' | 'failed';
export type PushSender = (target: PushTarget, text: string) => Promise<PushOutcome>;

/** Seconds a message waits for a browser that is off. */
const WAITS = 24 * 60 * 60;

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  // Also what a push service calls malformed will not get better.
  return status === 404 || status === 410 || status === 400 ? 'gone' : 'failed';
}

/** Sends to push services; only to public addresses, because the address comes from outside. */
export function pushSender(vapid: Vapid, clock: Clock, policy: AddressPolicy): PushSender {
  const dispatcher = guardedAgent(policy, true);
  return async ({ endpoint, ...keys }, text) => {
    try {
      const body = encryptMessage(text, keys, randomBytes(16), messageKeys());
      const headers = {
        authorization: vapid.authorization(endpoint, clock()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(WAITS),
        urgency: 'normal',
      };
      const answer = await request(endpoint, { method: 'POST', headers, body, dispatcher });
      await answer.body.dump();
      return outcomeOf(answer.statusCode);
    } catch {
      return 'failed';
    }
  };
}
