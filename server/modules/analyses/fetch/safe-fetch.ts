import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'undici';
import { ANALYSIS_LIMITS } from '#lib/contract/analyses.ts';
import type { AddressPolicy } from './address-policy.ts';
import { decodeText, namedCharset } from './decode-text.ts';
import { asFetchError, FetchError } from './fetch-error.ts';
import { allowsLiteral, guardedAgent } from './guarded-agent.ts';
import { type Body, readBody } from './read-body.ts';
import { USER_AGENT_NAME } from './user-agent.ts';

const HEADERS = {
  'user-agent': `Mozilla/5.0 (compatible; ${USER_AGENT_NAME})`,
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'br, gzip, zstd',
} as const;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export interface Hop {
  readonly url: string;
  readonly status: number;
}

/** An answer, after its redirects. */
export interface Fetched {
  readonly requestedUrl: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as bytes, inflated. */
  readonly raw: Buffer;
  readonly charset: string | null;
  readonly wireBytes: number;
  readonly bytes: number;
  readonly isCut: boolean;
  /** It was cut because its time was over or the connection broke off, not by its size. */
  readonly isTimedOut: boolean;
  /** Milliseconds from the last request to its headers. */
  readonly firstByteMs: number;
  /** Redirects on the way, first to last. */
  readonly hops: readonly Hop[];
  /** More redirects than are followed. */
  readonly isLoop: boolean;
}

export interface FetchOptions {
  readonly method?: 'GET' | 'HEAD';
  readonly signal?: AbortSignal | undefined;
  readonly limit?: number;
  /** Milliseconds for all of it; the limit of the contract unless given. */
  readonly limitMs?: number;
  /** Asked before a redirect is followed; where it says no, the redirect is the answer. */
  readonly mayFollow?: (url: string) => Promise<boolean>;
  /** To read a page behind a broken certificate, which is a finding of its own. */
  readonly trustAnyCertificate?: boolean;
}

export interface Fetcher {
  fetch(url: string, options?: FetchOptions): Promise<Fetched>;
  close(): Promise<void>;
}

/** @throws {FetchError} for what is not plain public http(s) on its own port. */
function checkedUrl(text: string, policy: AddressPolicy): URL {
  if (!URL.canParse(text)) throw new FetchError('not_allowed');
  const url = new URL(text);
  const port = url.port === '' ? PORTS[url.protocol] : Number(url.port);
  const isPlain = url.username === '' && url.password === '';
  if (port === undefined || !(url.protocol in PORTS) || !isPlain) throw new FetchError('not_allowed');
  if (!policy.allowsPort(port) || !allowsLiteral(policy, url.hostname)) throw new FetchError('not_allowed');
  url.hash = '';
  return url;
}

const one = (value: string | string[] | undefined): string => [value].flat()[0] ?? '';

function nextUrl(url: URL, status: number, headers: IncomingHttpHeaders): string | undefined {
  const location = one(headers.location);
  return REDIRECTS.has(status) && location && URL.canParse(location, url) ? new URL(location, url).href : undefined;
}

const always = (): Promise<boolean> => Promise.resolve(true);

/** What came before a body broke off is an answer, unless it is nothing or nobody waits for it any more. */
function assertEnough({ failure, bytes }: Body, signal: AbortSignal | undefined): void {
  if (failure && (signal?.aborted || bytes.length === 0)) throw failure;
}

/** Fetches addresses that customers name: public ones only, checked on every hop, cut in size and time. */
export function createFetcher(policy: AddressPolicy): Fetcher {
  const agents = { strict: guardedAgent(policy, true), lax: guardedAgent(policy, false) };

  async function hop(url: URL, options: FetchOptions, signal: AbortSignal) {
    const began = performance.now();
    const dispatcher = options.trustAnyCertificate ? agents.lax : agents.strict;
    const answer = await request(url, { method: options.method ?? 'GET', headers: HEADERS, dispatcher, signal });
    return { ...answer, firstByteMs: performance.now() - began };
  }

  async function follow(requestedUrl: string, options: FetchOptions): Promise<Fetched> {
    const { limit = ANALYSIS_LIMITS.pageBytes, limitMs = ANALYSIS_LIMITS.fetchMs, mayFollow = always } = options;
    const signal = AbortSignal.any([AbortSignal.timeout(limitMs), ...(options.signal ? [options.signal] : [])]);
    const hops: Hop[] = [];
    let url = checkedUrl(requestedUrl, policy);
    for (;;) {
      const { statusCode: status, headers, body, firstByteMs } = await hop(url, options, signal);
      const next = nextUrl(url, status, headers);
      const isLoop = next !== undefined && hops.length >= ANALYSIS_LIMITS.redirects;
      if (next !== undefined && !isLoop && (await mayFollow(next))) {
        body.on('error', () => undefined).destroy();
        hops.push({ url: url.href, status });
        url = checkedUrl(next, policy);
        continue;
      }
      const read = await readBody(body, one(headers['content-encoding']), limit);
      assertEnough(read, options.signal);
      const type = one(headers['content-type']);
      return {
        requestedUrl,
        url: url.href,
        status,
        headers,
        text: decodeText(read.bytes, type),
        raw: read.bytes,
        charset: namedCharset(read.bytes, type),
        wireBytes: read.wireBytes,
        bytes: read.bytes.length,
        isCut: read.isCut,
        isTimedOut: read.failure !== null,
        firstByteMs,
        hops,
        isLoop,
      };
    }
  }

  return {
    fetch: (url, options = {}) => follow(url, options).catch((error: unknown) => Promise.reject(asFetchError(error))),
    close: async () => {
      await Promise.all([agents.strict.destroy(), agents.lax.destroy()]);
    },
  };
}
