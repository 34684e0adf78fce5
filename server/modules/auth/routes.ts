import { checkSession } from '#lib/contract/auth.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { checkOrigin, issueToken, type XsrfSettings } from '../../http/xsrf.ts';

/** The answer for a visitor without a session. */
const VISITOR = { accessToken: null, phone_number: null, firstName: null, lastName: null, email: null, role: null };

/** The session check. It hands the XSRF token out, so it cannot ask for one; a page of another site is refused. */
export function mountAuth(mount: Mount, xsrf: XsrfSettings): void {
  mount(
    checkSession,
    async ({ request, reply }) => {
      if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
        checkOrigin(xsrf, request);
      issueToken(xsrf, request, reply);
      return VISITOR;
    },
    { token: 'none' },
  );
}
