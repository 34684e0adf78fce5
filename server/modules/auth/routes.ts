import { checkSession, logOut } from '#lib/contract/auth.ts';
import { changePassword, logIn, signUp } from '#lib/contract/sign-in.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { checkOrigin, issueToken, renewToken } from '../../http/xsrf.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { issueAccessToken } from '../sessions/access-token.ts';
import { sessionReply } from '../sessions/admit.ts';
import { clientOf } from '../sessions/client.ts';
import { endSessionOf } from '../sessions/end-session.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { dropRefreshToken, keepRefreshToken, refreshTokenOf } from '../sessions/session-cookies.ts';
import { writeToken } from '../sessions/session-token.ts';
import { setPassword } from './change-password.ts';
import { signInWithPassword } from './log-in.ts';
import { openAccount } from './sign-up.ts';

/** The answer for a visitor without a session. */
const VISITOR = { accessToken: null, phone_number: null, firstName: null, lastName: null, email: null, role: null };

/** The session check. It hands the XSRF token out, so it cannot ask for one; a page of another site is refused. */
function mountCheck(mount: Mount, { database, keys, xsrf }: ModuleDeps): void {
  mount(
    checkSession,
    async ({ request, reply, now }) => {
      if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
        checkOrigin(xsrf, request);
      issueToken(xsrf, request, reply);
      const token = refreshTokenOf(request);
      if (token === undefined) return VISITOR;
      const renewal = await renewSession({ database, keys, client: clientOf(request, keys), now }, token);
      if (renewal.kind !== 'session') {
        dropRefreshToken(request, reply);
        return VISITOR;
      }
      const { session } = renewal;
      const next = writeToken(keys.refresh, session, session.generation);
      if (next !== token) keepRefreshToken(request, reply, next, session.isRemembered ? session.endsAt : undefined);
      return sessionReply(issueAccessToken(keys.access, session, now), session);
    },
    { token: 'none' },
  );
}

function mountLogOut(mount: Mount, { keys, xsrf }: ModuleDeps): void {
  mount(logOut, async ({ request, reply, now, commit }) => {
    const { refreshToken, networkKey } = clientOf(request, keys);
    await commit([], async (tx) => {
      const userId = await endSessionOf(tx, keys, refreshToken, now);
      if (userId) await recordEvent(tx, { event: 'signed-out', userId, networkKey }, now);
    });
    dropRefreshToken(request, reply);
    renewToken(xsrf, request, reply);
    return {};
  });
}

export function mountAuth(mount: Mount, deps: ModuleDeps): void {
  mountCheck(mount, deps);
  mountLogOut(mount, deps);
  mount(signUp, (call) => openAccount(deps, call));
  mount(logIn, (call) => signInWithPassword(deps, call));
  mount(changePassword, async (call) => {
    await setPassword(deps, call);
    return {};
  });
}
