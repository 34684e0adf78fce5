import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/origin.ts';
import { type Keys, keyedText } from '../../secrets.ts';
import { deviceOf, refreshTokenOf } from './session-cookies.ts';

const LONGEST_USER_AGENT = 300;

/** The browser that makes a call, as far as a session keeps it. */
export interface Client {
  /** Keyed hash of its network, for limits and the audit log. */
  readonly networkKey: string;
  /** Part of its address, for the list of devices: enough to recognise, too little to find. */
  readonly network: string;
  readonly userAgent: string;
  /** Value of the device cookie, and its keyed hash. */
  readonly device: string;
  readonly deviceKey: string;
  /** Refresh token it has already; signing in again ends that session. */
  readonly refreshToken: string | undefined;
}

/** `203.0.113.*`, or the /48 of an IPv6 address. */
function maskedNetwork(network: string): string {
  if (!network.includes(':')) return network.replace(/\d+$/, '*');
  return `${network.split(':').slice(0, 3).join(':')}:*`;
}

export function clientOf(request: FastifyRequest, keys: Keys): Client {
  const network = networkOf(request);
  const device = deviceOf(request);
  // Made when they are asked for: the session check, the call that comes most, asks for none of them.
  return {
    get networkKey() {
      return keyedText(keys.address, network);
    },
    get network() {
      return maskedNetwork(network);
    },
    get userAgent() {
      const plain = (request.headers['user-agent'] ?? '').replaceAll(/\P{ASCII}|\p{Cc}/gu, '');
      return plain.slice(0, LONGEST_USER_AGENT);
    },
    device,
    get deviceKey() {
      return keyedText(keys.device, device);
    },
    refreshToken: refreshTokenOf(request),
  };
}
