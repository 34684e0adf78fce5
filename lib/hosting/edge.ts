import { LANGUAGES } from '#lib/i18n/languages.ts';
import { CACHE, HASHED_FOLDERS, headersOfHost, LASTING_TYPES, WORKER } from './rules.ts';

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** A later block adds to an earlier one on these hosts; `!` takes a header back first. */
const cached = (path: string, value: string): string =>
  [path, '  ! cache-control', `  cache-control: ${value}`].join('\n');

/** `_headers` of Netlify and Cloudflare Pages, to lie at the root of the export. */
export const edgeHeaders = (): string =>
  `${[
    block('/*', { ...headersOfHost(), 'cache-control': CACHE.page }),
    ...LASTING_TYPES.map((type) => cached(`/*.${type}`, CACHE.lasting)),
    ...HASHED_FOLDERS.map((folder) => cached(`${folder}*`, CACHE.hashed)),
    cached(WORKER, CACHE.worker),
  ].join('\n\n')}\n`;

/**
 * `_redirects` of the same hosts. Clean addresses (`/de` is `de.html`) they know by themselves.
 *
 * @param service address of the service; these hosts pass `/api` on to it
 */
export function edgeRedirects(service?: string): string {
  const tags = LANGUAGES.flatMap(({ code, locale }) => [`/${locale} /${code} 302`, `/${locale}/* /${code}/:splat 302`]);
  const missing = LANGUAGES.map(({ code }) => `/${code}/* /${code}/404.html 404`);
  return `${[...(service ? [`/api/* ${service}/api/:splat 200`] : []), ...tags, ...missing].join('\n')}\n`;
}
