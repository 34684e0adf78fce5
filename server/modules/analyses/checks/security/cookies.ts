import { pageCheck } from '../../check.ts';
import { seenHeader, share } from '../../outcome.ts';

/** The value stays out of every report. */
const withoutValue = (cookie: string): string => cookie.replace(/=[^;]*/, '=…');

export const check = pageCheck({
  id: 'cookies',
  category: 'security',
  weight: 3,
  ease: 2,
  source: 'SiteOne',
  run: ({ answer, url }) => {
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    const isWhole = (cookie: string) =>
      /;\s*httponly/i.test(cookie) &&
      /;\s*samesite/i.test(cookie) &&
      (url.protocol === 'http:' || /;\s*secure/i.test(cookie));
    return share(
      cookies.length,
      cookies.filter((cookie) => !isWhole(cookie)).map((cookie) => seenHeader('set-cookie', withoutValue(cookie))),
    );
  },
});
