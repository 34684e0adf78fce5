import { COOKIES } from '../storage-keys.ts';

export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The token the service gave this browser, if it has one. */
export function xsrfToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIES.xsrf}=`));
  return pair && decodeURIComponent(pair.slice(COOKIES.xsrf.length + 1));
}

let renewal: Promise<void> | undefined;

/** Has the service set the cookie anew. Calls that need it at the same moment share one request. */
export function renewXsrfToken(checkSession: () => Promise<unknown>): Promise<void> {
  renewal ??= checkSession()
    .then(() => undefined)
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}
