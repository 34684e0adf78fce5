import { LARGEST_REQUEST, STRICT_TRANSPORT } from './rules.ts';

/** Who stands behind nginx, and who before it. */
export interface ProxyOptions {
  /** `host:port` of each node of the service behind `/api`; none where it runs elsewhere. */
  readonly services?: readonly string[];
  /** Addresses or CIDR ranges of proxies in front, whose word on the visitor's scheme counts. */
  readonly proxies?: readonly string[];
  /** Name server that is asked again and again for the nodes (nginx 1.27.3); else they are looked up at the start. */
  readonly resolver?: string | undefined;
}

/** A node that does not answer is left out for five seconds; what may have been carried out is never sent to a second one. */
function upstream(services: readonly string[], resolver: string | undefined): string {
  const again = resolver ? ' resolve' : '';
  return `upstream site_service {
${resolver ? `    zone site_service 64k;\n    resolver ${resolver} valid=10s;\n` : ''}${services
  .map((address) => `    server ${address} max_fails=1 fail_timeout=5s${again};`)
  .join('\n')}
    keepalive 32;
}
`;
}

/** Anybody may write `X-Forwarded-Proto`: only what a proxy in front has written is passed on. */
const scheme = (proxies: readonly string[]): string => `geo $site_is_proxied {
    default 0;
${proxies.map((address) => `    ${address} 1;\n`).join('')}}

map "$site_is_proxied $http_x_forwarded_proto" $site_scheme {
    default $scheme;
    "1 https" https;
    "1 http" http;
}

`;

/** A header of its own ends the inheritance of the site's: the service sends all others itself. */
const location = `    location /api/ {
        proxy_pass http://site_service;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $site_scheme;
        proxy_connect_timeout 1s; # a node that is gone costs a second, not a minute
        proxy_buffering off; # live events
        client_max_body_size ${LARGEST_REQUEST};
        add_header strict-transport-security "${STRICT_TRANSPORT}" always;
    }
`;

/** What leads `/api` to the service: before the server, and in it. Both are empty where the service runs elsewhere. */
export const nginxProxy = ({ services = [], proxies = [], resolver }: ProxyOptions) =>
  services.length === 0
    ? { before: '', location: '' }
    : { before: `${upstream(services, resolver)}\n${scheme(proxies)}`, location };
