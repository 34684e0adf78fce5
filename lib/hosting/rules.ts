import { ATTACHMENT_LIMITS } from '#lib/contract/attachments.ts';
import { GOOGLE_SLUGS, hostPolicy } from '#lib/delivery/content-policy.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { SEARCH_FOLDER } from '#lib/search/index-file.ts';

/*
 * How the exported site is answered wherever it stands: the one source of our own server (`server/http/site/`) and of
 * the files that `npm run hosting` prints for others.
 */

/** The header that parts a page from windows of other origins. */
export const OPENER_POLICY = 'cross-origin-opener-policy';

/** Headers of every page and file. */
export const SITE_HEADERS = {
  [OPENER_POLICY]: 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Pages where Google's button may stand talk to the window it opens. */
export const GOOGLE_OPENER_POLICY = 'same-origin-allow-popups';

/** Two years, with every host below: what the browsers' preload list asks for. Sent over https only. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains; preload';

/** Folders in which the name of a file changes with its content. */
export const HASHED_FOLDERS = ['/_next/static/', '/scripts/', '/styles/', '/share/'] as const;

/** Texts of the search are named by their content as well, beside an index that is not. */
export const SEARCH_TEXT_PATTERN = `^/${SEARCH_FOLDER}/.+\\.[0-9a-f]{10}\\.json$`;

/** Pictures and fonts that keep their name: shown at once from the cache, asked for again after a day. */
export const LASTING_TYPES = ['svg', 'png', 'jpg', 'webp', 'avif', 'ico', 'gif', 'woff2', 'mp4'] as const;

/** Decides what all other files do, so that no copy of it may stand between it and a browser. */
export const WORKER = '/service-worker.js';

/** `Cache-Control` by what a file is. */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  lasting: 'public, max-age=86400, stale-while-revalidate=604800',
  worker: 'no-cache',
  /** Pages are kept, but never shown without asking. */
  page: 'public, max-age=0, must-revalidate',
} as const;

/** Bytes of the largest request the service takes: a file as it is sent. Hosts in front of it often stop at 1 MB. */
export const LARGEST_REQUEST = ATTACHMENT_LIMITS.bytes;

/** Languages, for a pattern: `en|fa|ar`. */
export const LANGUAGE_PATTERN = LANGUAGE_CODES.join('|');

/** Those pages, by the address or by the file. */
export const GOOGLE_PAGE_PATTERN = `^/(?:${LANGUAGE_PATTERN})/(?:${GOOGLE_SLUGS.join('|')})(?:\\.html)?$`;

/** What every answer carries on hosts that send one header for all pages; each page narrows it by its own `<meta>`. */
export const headersOfHost = (): Readonly<Record<string, string>> => ({
  ...SITE_HEADERS,
  'strict-transport-security': STRICT_TRANSPORT,
  'content-security-policy': hostPolicy(),
});
