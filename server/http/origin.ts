import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host and port, with the names of this machine made one: a developer opens `localhost`, the setting says 127.0.0.1. */
function placeOf({ hostname, port }: URL): string {
  return `${LOOPBACK.has(hostname) ? 'localhost' : hostname}:${port}`;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/**
 * Whether a page of this origin may make unsafe calls: the service's own host, or an origin of the settings. The scheme
 * of the own host is not compared, because a proxy that ends TLS may not tell us of it.
 */
export function isAllowedOrigin(origin: string, host: string, allowed: readonly string[]): boolean {
  const given = parseUrl(origin);
  if (!given || given.origin !== origin) return false;
  const own = parseUrl(`${given.protocol}//${host}`);
  if (own && placeOf(own) === placeOf(given)) return true;
  return allowed.some((entry) => entry === origin || isSameLoopback(entry, given));
}

function isSameLoopback(entry: string, given: URL): boolean {
  const known = parseUrl(entry);
  return (
    known !== undefined &&
    LOOPBACK.has(known.hostname) &&
    known.protocol === given.protocol &&
    placeOf(known) === placeOf(given)
  );
}

/** Asked for several times in a call, and `ip` goes through all proxies each time. */
const networks = new WeakMap<Pick<FastifyRequest, 'ip'>, string>();

/** The address of the visitor as limits count it: IPv4 whole, IPv6 by its /64, which one household gets. */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string {
  const known = networks.get(request) ?? networkOfAddress(request.ip);
  networks.set(request, known);
  return known;
}

function networkOfAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.replace(/%.*/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
