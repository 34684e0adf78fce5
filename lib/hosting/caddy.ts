import { type RedirectRule, SPELLING_REDIRECTS, TAG_REDIRECTS } from './redirects.ts';
import {
  CACHE,
  GOOGLE_OPENER_POLICY,
  GOOGLE_PAGE_PATTERN,
  HASHED_FOLDERS,
  headersOfHost,
  LANGUAGE_PATTERN,
  LARGEST_REQUEST,
  LASTING_TYPES,
  OPENER_POLICY,
  SEARCH_TEXT_PATTERN,
  STRICT_TRANSPORT,
  WORKER,
} from './rules.ts';

/** What Caddy is told besides its address and the folder of the export. */
export interface CaddyOptions {
  /** `host:port` of each node of the service behind `/api`; none where it runs elsewhere. */
  readonly services?: readonly string[];
  /** Addresses or CIDR ranges of proxies in front, whose word on the visitor's address and scheme counts. */
  readonly proxies?: readonly string[];
}

const headers = (): string =>
  Object.entries(headersOfHost())
    .map(([name, value]) => `\t\t\t${name} "${value}"`)
    .join('\n');

/** A node that does not answer is left out for five seconds; the service sends its own headers. */
const proxy = (services: readonly string[], proxies: readonly string[]): string => `	handle /api/* {
		request_body {
			max_size ${LARGEST_REQUEST}
		}
		header strict-transport-security "${STRICT_TRANSPORT}"
		reverse_proxy ${services.join(' ')} {
${proxies.length > 0 ? `\t\t\ttrusted_proxies ${proxies.join(' ')}\n` : ''}			flush_interval -1
			fail_duration 5s
			lb_try_duration 3s
			transport http {
				dial_timeout 1s
			}
		}
	}
`;

const redirectMap = (
  variable: string,
  rules: readonly RedirectRule[],
): string => `	map {http.request.orig_uri} {${variable}} {
${rules.map(({ pattern, to }) => `\t\t"~${pattern}" "${to?.replaceAll(/\$(\d)/g, '$${$1}') ?? ''}"`).join('\n')}
		default ""
	}
`;

/**
 * A Caddyfile for the exported site.
 *
 * @param address what Caddy answers to: `www.example.com`, or `:80` behind a proxy
 * @param root folder of the export on that machine
 */
export const caddyfile = (
  address: string,
  root: string,
  { services = [], proxies = [] }: CaddyOptions = {},
): string => `${address} {
	root * ${root}
	encode zstd gzip
${services.length > 0 ? proxy(services, proxies) : ''}
${redirectMap('site_spelling', SPELLING_REDIRECTS)}${redirectMap('site_tag', TAG_REDIRECTS)}
	@misspelt expression \`{site_spelling} != ""\`
	@tag {
		not file {path} {path}.html
		expression \`{site_tag} != ""\`
	}
	@google path_regexp ${GOOGLE_PAGE_PATTERN}
	@file path *.html
	@manifest path *.webmanifest
	@lasting path_regexp \\.(${LASTING_TYPES.join('|')})$
	@hashed path_regexp ^(${HASHED_FOLDERS.join('|')})
	@text path_regexp ${SEARCH_TEXT_PATTERN}
	route {
		header {
${headers()}
			cache-control "${CACHE.page}"
		}
		redir @misspelt {site_spelling} 308
		redir @tag {site_tag} 302
		error @file 404
		header @google ${OPENER_POLICY} ${GOOGLE_OPENER_POLICY}
		header @lasting cache-control "${CACHE.lasting}"
		header @hashed cache-control "${CACHE.hashed}"
		header @text cache-control "${CACHE.hashed}"
		header ${WORKER} cache-control "${CACHE.worker}"
		header @manifest content-type application/manifest+json
		try_files {path} {path}.html
		file_server
	}

	handle_errors {
		@in path_regexp in ^/(${LANGUAGE_PATTERN})(/|$)
		@elsewhere not path_regexp ^/(${LANGUAGE_PATTERN})(/|$)
		rewrite @in /{re.in.1}/404.html
		rewrite @elsewhere /404.html
		file_server
	}
}
`;
