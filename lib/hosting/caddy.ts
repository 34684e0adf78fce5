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

const headers = (): string =>
  Object.entries(headersOfHost())
    .map(([name, value]) => `\t\t\t${name} "${value}"`)
    .join('\n');

/** A node that does not answer is left out for five seconds; the service sends its own headers. */
const proxy = (services: readonly string[]): string => `	handle /api/* {
		request_body {
			max_size ${LARGEST_REQUEST}
		}
		header strict-transport-security "${STRICT_TRANSPORT}"
		reverse_proxy ${services.join(' ')} {
			flush_interval -1
			fail_duration 5s
			lb_try_duration 3s
		}
	}
`;

/**
 * A Caddyfile for the exported site.
 *
 * @param address what Caddy answers to: `www.example.com`, or `:80` behind a proxy
 * @param root folder of the export on that machine
 * @param services `host:port` of each node of the service behind `/api`; none where it runs elsewhere
 */
export const caddyfile = (address: string, root: string, services: readonly string[] = []): string => `${address} {
	root * ${root}
	encode zstd gzip
${services.length > 0 ? proxy(services) : ''}
	@slash path_regexp slash ^/(${LANGUAGE_PATTERN})/$
	@tag path_regexp tag ^/(${LANGUAGE_PATTERN})[-_][A-Za-z]{2,4}(/[^.]*)?$
	@file path *.html
	@manifest path *.webmanifest
	@lasting path_regexp \\.(${LASTING_TYPES.join('|')})$
	@hashed path_regexp ^(${HASHED_FOLDERS.join('|')}|/search-index/.+\\.[0-9a-f]{10}\\.json$)
	route {
		header {
${headers()}
			cache-control "${CACHE.page}"
		}
		redir @slash /{re.slash.1} 308
		redir @tag /{re.tag.1}{re.tag.2} 302
		error @file 404
		header @lasting cache-control "${CACHE.lasting}"
		header @hashed cache-control "${CACHE.hashed}"
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
