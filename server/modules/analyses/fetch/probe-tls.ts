import { isIP } from 'node:net';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import type { AddressPolicy } from './address-policy.ts';
import { allowsLiteral, bareHost, guardedLookup } from './guarded-agent.ts';

const TIMEOUT_MS = 3000;

/** What a server agrees to when asked for an encrypted connection. */
export interface TlsFacts {
  readonly isValid: boolean;
  /** Code of what is wrong with the certificate. */
  readonly error: string | null;
  readonly validUntil: string | null;
  readonly protocol: string | null;
  /** Protocol chosen for HTTP: `h2`, `http/1.1` or none. */
  readonly alpn: string | null;
  /** It also accepts TLS 1.0 or 1.1. */
  readonly acceptsOld: boolean;
}

/** Shakes hands and reads the socket while it is open; `null` where nobody answers. */
function shake<T>(
  policy: AddressPolicy,
  url: URL,
  options: ConnectionOptions,
  read: (socket: TLSSocket) => T,
): Promise<T | null> {
  const host = bareHost(url.hostname);
  if (!allowsLiteral(policy, host)) return Promise.resolve(null);
  const port = url.port === '' ? 443 : Number(url.port);
  if (!policy.allowsPort(port)) return Promise.resolve(null);
  return new Promise((done) => {
    const socket = connect({
      host,
      port,
      lookup: guardedLookup(policy),
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
      ...options,
    });
    const end = (answer: T | null) => {
      done(answer);
      socket.destroy();
    };
    socket.setTimeout(TIMEOUT_MS, () => end(null));
    socket.once('secureConnect', () => end(read(socket)));
    socket.once('error', () => end(null));
  });
}

function factsOf(socket: TLSSocket): Omit<TlsFacts, 'acceptsOld'> {
  const { valid_to: until } = socket.getPeerCertificate();
  return {
    isValid: socket.authorized,
    error: socket.authorizationError ? String(socket.authorizationError) : null,
    validUntil: until ? new Date(until).toISOString() : null,
    protocol: socket.getProtocol(),
    alpn: socket.alpnProtocol || null,
  };
}

const OLD: ConnectionOptions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };

/** Shakes hands twice: as a browser of today, and as one of long ago. */
export async function probeTls(policy: AddressPolicy, address: string): Promise<TlsFacts | null> {
  const url = new URL(address);
  const facts = await shake(policy, url, { ALPNProtocols: ['h2', 'http/1.1'] }, factsOf);
  if (!facts) return null;
  const acceptsOld = await shake(policy, url, OLD, () => true);
  return { ...facts, acceptsOld: acceptsOld === true };
}
