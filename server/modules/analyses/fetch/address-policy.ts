import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { FetchError } from './fetch-error.ts';

/** Which addresses may be connected to, and how names become addresses. Tests put their own in; nothing else does. */
export interface AddressPolicy {
  allowsAddress(address: string): boolean;
  allowsPort(port: number): boolean;
  resolve(host: string): Promise<LookupAddress[]>;
  /** Where a port is found; only tests, whose sites cannot listen on 80, say another than itself. */
  portOf?(port: number): number;
}

const DENIED_V4 = ['192.0.0.0/24', '198.18.0.0/15', '100.64.0.0/10', '168.63.129.16/32', '192.88.99.0/24'].map(
  (range) => ipaddr.IPv4.parseCIDR(range),
);
/** Of IPv6 only what is handed out for the public net, without the ranges that carry or stand for other addresses. */
const PUBLIC_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
const DENIED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !DENIED_V4.some((range) => address.match(range));
}

/** Whether an address belongs to the public net: nothing private, local, shared, reserved or of a cloud's inside. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text); // unwraps ::ffff:a.b.c.d
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  return address.match(PUBLIC_V6) && !DENIED_V6.some((range) => address.match(range));
}

/**
 * Asks the name servers itself: the system's own look-up keeps one of the few threads of the process for as long as a
 * slow name server likes, and files and compression wait behind it. What the machine alone knows is no public name.
 */
async function resolveAll(host: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addressesOf = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  const addresses = [...addressesOf(four, 4), ...addressesOf(six, 6)];
  if (addresses.length === 0) throw new FetchError('unreachable');
  return addresses;
}

/** The policy of the product. */
export const PUBLIC_ONLY: AddressPolicy = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 80 || port === 443,
  resolve: resolveAll,
};
