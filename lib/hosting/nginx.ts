import { nginxProxy, type ProxyOptions } from './nginx-proxy.ts';
import { type RedirectRule, SPELLING_REDIRECTS, TAG_REDIRECTS } from './redirects.ts';
import {
  CACHE,
  GOOGLE_OPENER_POLICY,
  GOOGLE_PAGE_PATTERN,
  HASHED_FOLDERS,
  headersOfHost,
  LANGUAGE_PATTERN,
  LASTING_TYPES,
  OPENER_POLICY,
  SEARCH_TEXT_PATTERN,
  SITE_HEADERS,
  WORKER,
} from './rules.ts';

/** What nginx is told besides the folder of the export. */
export interface NginxOptions extends ProxyOptions {
  /** What it listens on. */
  readonly listen?: string;
}

/** `add_header` of a level replaces those of the level above, so what differs is a variable and all stand together. */
const headers = (): string =>
  Object.entries({ ...headersOfHost(), [OPENER_POLICY]: '$site_opener' })
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');

const redirectMap = (variable: string, rules: readonly RedirectRule[]): string => `map $request_uri ${variable} {
    default "";
${rules.map(({ pattern, to }) => `    "~${pattern}" "${to ?? ''}";`).join('\n')}
}
`;

/**
 * An nginx configuration for the exported site, to be put into `http {}`.
 *
 * @param root folder of the export on that machine
 */
export function nginxConfig(root: string, { listen = '80', ...options }: NginxOptions = {}): string {
  const { before, location } = nginxProxy(options);
  return `${before}map $uri $site_cache {
    default "${CACHE.page}";
    ${WORKER} "${CACHE.worker}";
    "~^(?:${HASHED_FOLDERS.join('|')})" "${CACHE.hashed}";
    "~${SEARCH_TEXT_PATTERN}" "${CACHE.hashed}";
    "~\\.(?:${LASTING_TYPES.join('|')})$" "${CACHE.lasting}";
}

map $uri $site_opener {
    default ${SITE_HEADERS[OPENER_POLICY]};
    "~${GOOGLE_PAGE_PATTERN}" ${GOOGLE_OPENER_POLICY};
}

map $uri $site_missing {
    default /404.html;
    "~^/(?<site_lng>${LANGUAGE_PATTERN})(?:/|$)" /$site_lng/404.html;
}

${redirectMap('$site_spelling', SPELLING_REDIRECTS)}
${redirectMap('$site_tag', TAG_REDIRECTS)}
server {
    listen ${listen}; # TLS: a second server with \`listen 443 ssl\`, or a proxy in front
    root ${root};
    server_tokens off;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/xml application/json application/xml application/manifest+json image/svg+xml;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml text/plain;
    types {
        text/html html; text/css css; text/javascript js; application/json json; application/xml xml;
        application/manifest+json webmanifest; text/plain txt; image/svg+xml svg; image/png png; image/jpeg jpg;
        image/webp webp; image/avif avif; font/woff2 woff2; image/x-icon ico; image/gif gif; video/mp4 mp4;
    }
    default_type application/octet-stream;

    add_header cache-control $site_cache always;
${headers()}

    absolute_redirect off;
    port_in_redirect off;
    error_page 404 $site_missing;
    if ($site_spelling) {
        return 308 $site_spelling;
    }

    location / {
        try_files $uri $uri.html @missing;
    }
    location @missing {
        if ($site_tag) {
            return 302 $site_tag;
        }
        return 404;
    }
    location = / {
        try_files /index.html =404;
    }
    location ~ \\.html$ {
        internal;
    }
${location}}
`;
}
