import { randomUUID } from 'node:crypto';
import type { Fetcher } from '../fetch/safe-fetch.ts';
import { readAnswer } from '../read/page-reader.ts';
import type { Probes, Visit } from '../site.ts';
import type { Robots } from './ask-robots.ts';
import type { Visitor } from './visitor.ts';

const withHost = (start: URL, change: (url: URL) => void): string => {
  const url = new URL(start);
  change(url);
  return url.href;
};

const otherHost = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/** The start page with another end: with or without its slash, or in capitals where it is the root. */
function variantOf(start: URL): string | null {
  if (start.pathname === '/') return null;
  return withHost(start, (url) => {
    url.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  });
}

async function askVariant(
  start: URL,
  fetcher: Fetcher,
  robots: Robots,
  signal: AbortSignal,
): Promise<Probes['variant']> {
  const address = variantOf(start);
  if (!address || !(await robots.allows(address))) return null;
  try {
    const answer = await fetcher.fetch(address, { signal, mayFollow: robots.allows });
    const { status, url: finalUrl, hops } = answer;
    const facts = status === 200 ? await readAnswer(answer) : null;
    return { visit: { url: address, status, finalUrl, hops }, canonical: facts?.canonical ?? null };
  } catch {
    return null;
  }
}

type HostProbes = Pick<Probes, 'overHttp' | 'otherHost' | 'variant' | 'unknown'>;

/** How the site answers under its other names: http, the other host, another slash, an address nobody made. */
export async function askHosts(
  start: URL,
  tools: { fetcher: Fetcher; visit: Visitor; robots: Robots; signal: AbortSignal },
): Promise<HostProbes> {
  const { visit, fetcher, robots, signal } = tools;
  const http = withHost(start, (url) => {
    url.protocol = 'http:';
  });
  const other = withHost(start, (url) => {
    url.hostname = otherHost(url.hostname);
  });
  const never: Promise<Visit | null> = Promise.resolve(null);
  const [overHttp, otherAnswer, unknown, variant] = await Promise.all([
    start.protocol === 'https:' ? visit(http) : never,
    visit(other),
    visit(new URL(`/${randomUUID()}`, start).href),
    askVariant(start, fetcher, robots, signal),
  ]);
  return { overHttp, otherHost: otherAnswer, unknown, variant };
}
