import { randomUUID } from 'node:crypto';
import type { finishPartner } from '#lib/contract/federation.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import type { ForeignAccount } from '../../adapters/foreign-account.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { notify } from '../notices/notice.ts';
import { admit } from '../sessions/admit.ts';
import { clientOf } from '../sessions/client.ts';
import { sessionOfToken } from '../sessions/end-session.ts';
import { enterAs } from './foreign-sign-in.ts';
import { findOrCreateOwner, linkIdentity } from './identities.ts';
import {
  backTo,
  type Flow,
  flowCookie,
  languageOfNext,
  redirectUrlOf,
  spendOnce,
  toSignIn,
  waitingCookie,
} from './partner-flow.ts';

type CallbackCall = Call<typeof finishPartner>;

/** Proves the partner's answer; its state serves once, and only in the browser where the way began. */
async function accountOf(
  deps: ModuleDeps,
  { request, now, commit }: CallbackCall,
  flow: Flow,
): Promise<ForeignAccount> {
  const { partner, config } = deps;
  if (!partner || !config.partner) throw new ServiceError('not_found');
  await commit([], (tx) => spendOnce(tx, flow.state, now));
  const callback = new URL(redirectUrlOf(config.partner, request));
  callback.search = new URL(request.url, callback).search;
  return partner.finish(callback, flow, now);
}

/** Links the account to whoever began, who has to be signed in here still. */
async function finishLink(deps: ModuleDeps, call: CallbackCall, flow: Flow, account: ForeignAccount): Promise<string> {
  const { request, now, commit } = call;
  const { refreshToken } = clientOf(request, deps.keys);
  const session = await sessionOfToken(deps.database.db, deps.keys, refreshToken, now);
  if (!session || session.userId !== flow.linkTo) throw new ServiceError('sign_in_refused');
  await commit([], async (tx) => {
    await linkIdentity(tx, session.userId, account, now);
    await notify(tx, { userId: session.userId, kind: 'identity-linked' }, now);
  });
  return backTo(deps, flow, 'linked');
}

/** Signs in, or asks for the code of the authenticator app on the sign-in page. */
async function finishSignIn(
  deps: ModuleDeps,
  call: CallbackCall,
  flow: Flow,
  account: ForeignAccount,
): Promise<string> {
  const { request, reply, now, commit } = call;
  const { keys, xsrf } = deps;
  const client = clientOf(request, keys);
  const { locale } = languageOf(languageOfNext(flow.next));
  const arrival = { account, locale, appOtp: undefined, client, now };
  try {
    const { begun } = await commit([], (tx) => enterAs(tx, deps, arrival));
    admit({ request, reply, keys, xsrf, client, now }, begun);
    return backTo(deps, flow);
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'app_otp_required')) throw error;
    const owner = await commit([], (tx) => findOrCreateOwner(tx, account, { locale, now }));
    waitingCookie.keep(request, reply, keys.partner, { id: randomUUID(), userId: owner.id }, now);
    return toSignIn(deps, flow.next, 'app-otp');
  }
}

/** Where a failure leads: a page that says so, never an error document, which nobody could read. */
function failureOf(deps: ModuleDeps, flow: Flow | undefined, error: unknown): string {
  if (!(error instanceof ServiceError)) throw error;
  const isLink = flow !== undefined && flow.linkTo !== null;
  if (isLink && error.code === 'identity_taken') return backTo(deps, flow, 'taken');
  const outcome = error.code === 'unavailable' ? 'unavailable' : 'refused';
  return isLink ? backTo(deps, flow, outcome) : toSignIn(deps, flow?.next ?? null, outcome);
}

/** Takes the partner's answer; gives the address to go on to. */
export async function takeAnswer(deps: ModuleDeps, call: CallbackCall): Promise<string> {
  const { request, reply, now } = call;
  const flow = flowCookie.read(request, deps.keys.partner, now);
  flowCookie.drop(request, reply);
  try {
    if (!flow) throw new ServiceError('sign_in_refused');
    const account = await accountOf(deps, call, flow);
    return await (flow.linkTo === null ? finishSignIn : finishLink)(deps, call, flow, account);
  } catch (error) {
    return failureOf(deps, flow, error);
  }
}
