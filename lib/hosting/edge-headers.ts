import { GOOGLE_SLUGS } from '#lib/delivery/content-policy.ts';
import { SEARCH_FOLDER } from '#lib/search/index-file.ts';
import {
  CACHE,
  GOOGLE_OPENER_POLICY,
  HASHED_FOLDERS,
  headersOfHost,
  LASTING_TYPES,
  OPENER_POLICY,
  WORKER,
} from './rules.ts';

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * What replaces a header of an earlier block. Cloudflare would add the value to it, were it not taken back first; Netlify
 * passes over that line and lets the later block win.
 */
const instead = (path: string, name: string, value: string): string =>
  [path, `  ! ${name}`, `  ${name}: ${value}`].join('\n');

const cached = (path: string, value: string): string => instead(path, 'cache-control', value);

/** `_headers` of Netlify and Cloudflare Pages, to lie at the root of the export. */
export const edgeHeaders = (): string =>
  `${[
    block('/*', { ...headersOfHost(), 'cache-control': CACHE.page }),
    ...GOOGLE_SLUGS.map((slug) => instead(`/:lng/${slug}`, OPENER_POLICY, GOOGLE_OPENER_POLICY)),
    ...LASTING_TYPES.map((type) => cached(`/*.${type}`, CACHE.lasting)),
    ...HASHED_FOLDERS.map((folder) => cached(`${folder}*`, CACHE.hashed)),
    cached(`/${SEARCH_FOLDER}/*`, CACHE.hashed),
    cached(`/${SEARCH_FOLDER}/:lng/index.json`, CACHE.page),
    cached(WORKER, CACHE.worker),
  ].join('\n\n')}\n`;
