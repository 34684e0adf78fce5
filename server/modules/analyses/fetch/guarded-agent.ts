import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { AddressPolicy } from './address-policy.ts';
import { FetchError } from './fetch-error.ts';

const CONNECT_MS = 3000;
const HEADERS_MS = 5000;
const BODY_MS = 10_000;
const HEADER_BYTES = 16 * 1024;

/**
 * The one place where names become addresses: a socket uses exactly the addresses that were checked, so that a name
 * which answers differently the second time gains nothing. One forbidden address condemns the name.
 */
export function guardedLookup(policy: AddressPolicy): LookupFunction {
  return (host, options, done) => {
    policy.resolve(host).then(
      (addresses) => {
        const first = addresses[0];
        if (!first || !addresses.every(({ address }) => policy.allowsAddress(address))) {
          done(new FetchError('not_allowed'), '');
        } else if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error as NodeJS.ErrnoException, ''),
    );
  };
}

export const bareHost = (host: string): string => host.replace(/^\[|\]$/g, '');

/** Literal addresses never reach a look-up, so they are checked before the socket is made. */
export function allowsLiteral(policy: AddressPolicy, host: string): boolean {
  const bare = bareHost(host);
  return isIP(bare) === 0 || policy.allowsAddress(bare);
}

const portOf = ({ port, protocol }: { port: string; protocol: string }): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80);

/** An HTTP agent that connects to allowed addresses only, at connect time. */
export function guardedAgent(policy: AddressPolicy, rejectUnauthorized: boolean): Agent {
  const connector = buildConnector({
    timeout: CONNECT_MS,
    lookup: guardedLookup(policy),
    rejectUnauthorized,
    maxCachedSessions: 0,
  });
  return new Agent({
    connect: (options, done) => {
      const port = policy.portOf?.(portOf(options)) ?? options.port;
      if (allowsLiteral(policy, options.hostname)) connector({ ...options, port: String(port) }, done);
      else done(new FetchError('not_allowed'), null);
    },
    headersTimeout: HEADERS_MS,
    bodyTimeout: BODY_MS,
    maxHeaderSize: HEADER_BYTES,
    connections: 4,
    pipelining: 1,
    keepAliveTimeout: 2000,
  });
}
