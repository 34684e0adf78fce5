import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';

/**
 * `_redirects` of Cloudflare Pages, which keeps the query by itself, drops a slash at the end and shows the nearest
 * `404.html`. It follows a rule even where a file stands, so there is none for languages the site has not: those are
 * sent on by the 404 page.
 */
export const cloudflareRedirects = (): string =>
  `${LANGUAGE_CODES.flatMap((code) => [
    `/${code.toUpperCase()} /${code} 302`,
    `/${code.toUpperCase()}/* /${code}/:splat 302`,
    ...['-', '_'].flatMap((mark) => [
      `/${code}${mark}:region /${code} 302`,
      `/${code}${mark}:region/* /${code}/:splat 302`,
    ]),
  ])
    .toSorted(staticFirst)
    .join('\n')}\n`;

/** The order Cloudflare asks for: rules without a placeholder come first. */
const isDynamic = (rule: string): boolean => /^\S*[:*]/.test(rule);
const staticFirst = (a: string, b: string): number => Number(isDynamic(a)) - Number(isDynamic(b));

/**
 * `functions/api/[[path]].js` of a Pages project: its `_redirects` lead to no other host, so a function asks the service.
 * Where the visitor comes from and by which scheme is Cloudflare's word, for the proxies the service trusts.
 *
 * @param service address of the service
 */
export const cloudflareFunction = (service: string): string => `const SERVICE = ${JSON.stringify(service)};

export function onRequest({ request }) {
  const { pathname, search, protocol, host } = new URL(request.url);
  const passed = new Request(SERVICE + pathname + search, request);
  passed.headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') || '');
  passed.headers.set('x-forwarded-proto', protocol.slice(0, -1));
  passed.headers.set('x-forwarded-host', host);
  return fetch(passed, { redirect: 'manual' });
}
`;

/** `_routes.json` at the root of the export: files of the site need no function. */
export const cloudflareRoutes = (): string => `${JSON.stringify({ version: 1, include: ['/api/*'], exclude: [] })}\n`;
