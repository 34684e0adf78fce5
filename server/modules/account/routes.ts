import {
  confirmIdentity,
  linkGoogle,
  linkPartner,
  linkPhone,
  listIdentities,
  unlinkIdentity,
} from '#lib/contract/account.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { spendNonce } from '../federation/google-nonce.ts';
import { verifyGoogle } from '../federation/google-sign-in.ts';
import { linkIdentity } from '../federation/identities.ts';
import { flowCookie } from '../federation/partner-flow.ts';
import { beginPartner } from '../federation/routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { notify } from '../notices/notice.ts';
import { confirm } from './confirm.ts';
import { unlink, waysIn } from './identities.ts';
import { changePhone } from './link-phone.ts';
import { assertConfirmed } from './step-up.ts';

export function mountAccount(mount: Mount, deps: ModuleDeps): void {
  const { database, keys } = deps;
  mount(listIdentities, ({ session }) => waysIn(database.db, session.userId));
  mount(confirmIdentity, (call) => confirm(deps, call));
  mount(linkPhone, (call) => changePhone(deps, call));

  mount(linkGoogle, async ({ body, session, request, now, commit }) => {
    assertConfirmed(session, now);
    const { userId } = session;
    const account = await verifyGoogle(deps, request, body, now);
    return commit([], async (tx) => {
      const spent = await spendNonce(tx, body.nonce, now);
      if (spent !== true) return spent;
      await linkIdentity(tx, userId, account, now);
      await notify(tx, { userId, kind: 'identity-linked' }, now);
      return { email: account.email ?? '' };
    });
  });

  mount(linkPartner, async ({ body, session, request, reply, now }) => {
    assertConfirmed(session, now);
    const { url, checks } = await beginPartner(deps, request);
    const flow = { ...checks, next: body.next, linkTo: session.userId };
    flowCookie.keep(request, reply, keys.partner, flow, now);
    return { url };
  });

  mount(unlinkIdentity, async ({ params, session, now, commit }) => {
    assertConfirmed(session, now);
    return commit([], async (tx) => {
      await unlink(tx, session.userId, params.provider, now);
      return {};
    });
  });
}
