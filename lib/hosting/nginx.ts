import {
  CACHE,
  HASHED_FOLDERS,
  headersOfHost,
  LANGUAGE_PATTERN,
  LARGEST_REQUEST,
  LASTING_TYPES,
  STRICT_TRANSPORT,
  WORKER,
} from './rules.ts';

/** What nginx is told besides the folder of the export. */
export interface NginxOptions {
  /** `host:port` of each node of the service behind `/api`; none where it runs elsewhere. */
  readonly services?: readonly string[];
  /** What it listens on. */
  readonly listen?: string;
}

/** `add_header` of a level replaces those of the level above, so the cache rule is a variable and all stand together. */
const headers = (): string =>
  Object.entries(headersOfHost())
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');

/** A node that does not answer is left out for five seconds; what may have been carried out is never sent to a second one. */
const upstream = (services: readonly string[]): string => `upstream site_service {
${services.map((address) => `    server ${address} max_fails=1 fail_timeout=5s;`).join('\n')}
    keepalive 32;
}

`;

/** A header of its own ends the inheritance of the site's: the service sends all others itself. */
const proxy = `    location /api/ {
        proxy_pass http://site_service;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_buffering off; # live events
        client_max_body_size ${LARGEST_REQUEST};
        add_header strict-transport-security "${STRICT_TRANSPORT}" always;
    }
`;

/**
 * An nginx configuration for the exported site, to be put into `http {}`.
 *
 * @param root folder of the export on that machine
 */
export const nginxConfig = (root: string, { services = [], listen = '80' }: NginxOptions = {}): string => `${
  services.length > 0 ? upstream(services) : ''
}map $uri $site_cache {
    default "${CACHE.page}";
    ${WORKER} "${CACHE.worker}";
    "~^(?:${HASHED_FOLDERS.join('|')})" "${CACHE.hashed}";
    "~^/search-index/.+\\.[0-9a-f]{10}\\.json$" "${CACHE.hashed}";
    "~\\.(?:${LASTING_TYPES.join('|')})$" "${CACHE.lasting}";
}

map $uri $site_missing {
    default /404.html;
    "~^/(?<site_lng>${LANGUAGE_PATTERN})(?:/|$)" /$site_lng/404.html;
}

server {
    listen ${listen}; # TLS: a second server with \`listen 443 ssl\`, or a proxy in front
    root ${root};
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
    rewrite "^/(${LANGUAGE_PATTERN})[-_][A-Za-z]{2,4}(/[^.]*)?$" /$1$2 redirect;
    error_page 404 $site_missing;

    location / {
        try_files $uri $uri.html =404;
    }
    location ~ "^/(${LANGUAGE_PATTERN})/$" {
        return 308 /$1;
    }
    location = / {
        try_files /index.html =404;
    }
    location ~ \\.html$ {
        internal;
    }
${services.length > 0 ? proxy : ''}}
`;
