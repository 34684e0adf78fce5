import type { FastifyRequest } from 'fastify';
import {
  confirmPartner,
  finishPartner,
  listMethods,
  signInWithGoogle,
  startPartner,
} from '#lib/contract/federation.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { issueToken } from '../../http/xsrf.ts';
import { passAppOtp } from '../app-otp/pass-app-otp.ts';
import { findUserById } from '../auth/find-user.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { admit, sessionReply } from '../sessions/admit.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { clientOf } from '../sessions/client.ts';
import { makeNonce } from './google-nonce.ts';
import { enterWithGoogle } from './google-sign-in.ts';
import { takeAnswer } from './partner-callback.ts';
import { flowCookie, redirectUrlOf, spendOnce, toSignIn, waitingCookie } from './partner-flow.ts';

/**
 * Begins a way over the partner's page.
 * @throws {ServiceError} `not_found` when there is no partner, `unavailable` when it cannot be reached
 */
export async function beginPartner({ partner, config }: ModuleDeps, request: FastifyRequest) {
  if (!partner || !config.partner) throw new ServiceError('not_found');
  return partner.start(redirectUrlOf(config.partner, request));
}

function mountMethods(mount: Mount, { keys, xsrf, google, partner, messenger }: ModuleDeps): void {
  mount(listMethods, async ({ request, reply, now }) => {
    const visitor = issueToken(xsrf, request, reply);
    return {
      channels: [...messenger.channels],
      google: google && { clientId: google.clientId, nonce: makeNonce(keys.nonce, visitor, now) },
      partner: partner && { name: partner.name },
    };
  });
}

function mountPartner(mount: Mount, deps: ModuleDeps): void {
  const { keys, xsrf, config } = deps;
  mount(startPartner, async ({ query, request, reply, now }) => {
    const next = query.next ?? null;
    try {
      const { url, checks } = await beginPartner(deps, request);
      flowCookie.keep(request, reply, keys.partner, { ...checks, next, linkTo: null }, now);
      void reply.redirect(url, 303);
    } catch (error) {
      if (!(error instanceof ServiceError && error.code === 'unavailable')) throw error;
      void reply.redirect(toSignIn(deps, next, 'unavailable'), 303);
    }
  });
  mount(finishPartner, async (call) => {
    if (!deps.partner) throw new ServiceError('not_found');
    void call.reply.redirect(await takeAnswer(deps, call), 303);
  });
  mount(confirmPartner, async ({ body, request, reply, now, commit }) => {
    if (!deps.partner) throw new ServiceError('not_found');
    const waiting = waitingCookie.read(request, keys.partner, now);
    if (!waiting) throw new ServiceError('sign_in_refused');
    const { userId } = waiting;
    const client = clientOf(request, keys);
    const second = { userId, typed: body.appOtp, factor: config.rateLimitFactor, now };
    const { user, begun } = await commit([], async (tx) => {
      const found = await findUserById(tx, userId);
      if (!found) throw new ServiceError('sign_in_refused');
      const passed = await passAppOtp(tx, keys, second);
      if (passed !== true) return passed;
      await spendOnce(tx, waiting.id, now);
      const arrival = { userId, client, isRemembered: true, way: 'partner', now } as const;
      return { user: found, begun: await beginSession(tx, keys, arrival) };
    });
    waitingCookie.drop(request, reply);
    return sessionReply(admit({ request, reply, keys, xsrf, client, now }, begun), user);
  });
}

export function mountFederation(mount: Mount, deps: ModuleDeps): void {
  mountMethods(mount, deps);
  mount(signInWithGoogle, (call) => enterWithGoogle(deps, call));
  mountPartner(mount, deps);
}
