import { once } from 'node:events';
import { type AddressInfo, createServer as createPlain, type Server } from 'node:net';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AddressPolicy } from '#server/modules/analyses/fetch/address-policy.ts';
import { probeTls } from '#server/modules/analyses/fetch/probe-tls.ts';
import { createFetcher } from '#server/modules/analyses/fetch/safe-fetch.ts';
import { type SelfSigned, selfSigned } from '../../support/self-signed.ts';

const HOST = 'site.test';
const PAGE = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello';

const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000 + days * 86_400) * 1000);
const good = selfSigned(HOST, inDays(30));
const over = selfSigned(HOST, inDays(-1));
const trusted = tls.getCACertificates('default');

/** Port of what is open now, and the connections it has seen. */
let port = 0;
let connections = 0;
const servers: Server[] = [];

async function open(server: Server): Promise<void> {
  server.on('connection', () => {
    connections += 1;
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port; // a listening TCP server has one
}
const serve = ({ key, cert }: SelfSigned, options: tls.TlsOptions = {}) =>
  open(
    tls.createServer({ key, cert, ...options }, (socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(PAGE));
    }),
  );

/** Everything is on the loopback, which only tests may read, and `https:` of it where the server happens to be. */
const policy: AddressPolicy = {
  allowsAddress: (address) => address === '127.0.0.1',
  allowsPort: (asked) => asked === port || asked === 443,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  portOf: (asked) => (asked === 443 ? port : asked),
};

beforeAll(() => tls.setDefaultCACertificates([...trusted, good.cert, over.cert]));
afterAll(() => tls.setDefaultCACertificates(trusted));
afterEach(() => {
  connections = 0;
  for (const server of servers.splice(0)) server.close();
});

describe('a handshake tells', () => {
  const probe = (host = HOST) => probeTls(policy, `https://${host}:${port}/`);

  test('of a certificate that is right, until when', async () => {
    await serve(good, { ALPNProtocols: ['http/1.1'] });
    expect(await probe()).toEqual({
      isValid: true,
      error: null,
      validUntil: good.validUntil.toISOString(),
      protocol: 'TLSv1.3',
      alpn: 'http/1.1',
      acceptsOld: false,
    });
  });

  test('of one that is over, and of a server that agrees to nothing above TLS', async () => {
    await serve(over);
    const facts = { isValid: false, error: expect.stringContaining('CERT_HAS_EXPIRED'), alpn: null };
    expect(await probe()).toMatchObject({ ...facts, validUntil: over.validUntil.toISOString() });
  });

  test('of one that is somebody else’s', async () => {
    await serve(good);
    expect(await probe('other.test')).toMatchObject({ isValid: false, error: expect.stringContaining('ALTNAME') });
    expect(await probe('127.0.0.1')).toMatchObject({ isValid: false, error: expect.stringContaining('ALTNAME') });
  });

  test('of a server that still speaks what is long broken', async () => {
    await serve(good, { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' });
    expect(await probe()).toMatchObject({ acceptsOld: true, protocol: 'TLSv1.3' });
  });

  test('nothing of a server that speaks something else', async () => {
    await open(createPlain((socket) => void socket.on('error', () => undefined).end('220 mail ready\r\n')));
    expect(await probe()).toBeNull();
  });

  test('nothing of one that is silent, and nobody waits for it', async () => {
    await open(createPlain((socket) => void socket.on('error', () => undefined)));
    const began = performance.now();
    expect(await probe()).toBeNull();
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('nothing of an address or a port that may not be asked, which sees no connection', async () => {
    await serve(good);
    expect(await probe('127.0.0.2')).toBeNull();
    expect(await probe('[::1]')).toBeNull();
    const closed: AddressPolicy = { ...policy, allowsPort: (asked) => asked === 443 };
    expect(await probeTls(closed, `https://${HOST}:${port}/`)).toBeNull();
    const inside: AddressPolicy = { ...policy, resolve: async () => [{ address: '127.0.0.2', family: 4 }] };
    expect(await probeTls(inside, `https://${HOST}:${port}/`)).toBeNull();
    expect(connections).toBe(0);
  });

  test('nothing where the usual port, which the address does not name, may not be asked', async () => {
    const asked: number[] = [];
    const allowsPort = (given: number) => asked.push(given) < 0;
    expect(await probeTls({ ...policy, allowsPort }, `https://${HOST}/`)).toBeNull();
    expect(asked).toEqual([443]);
  });
});

describe('a page', () => {
  const read = async (host: string, trustAnyCertificate = false) => {
    const fetcher = createFetcher(policy);
    return fetcher.fetch(`https://${host}/`, { trustAnyCertificate }).finally(() => fetcher.close());
  };

  test('is read behind a certificate that is right', async () => {
    await serve(good);
    expect(await read(HOST)).toMatchObject({ status: 200, text: 'hello' });
  });

  test.each([
    ['over', over, HOST, 'CERT_HAS_EXPIRED'],
    ['somebody else’s', good, 'other.test', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('is not read behind one that is %s, but where that is asked for', async (_, certificate, host, code) => {
    await serve(certificate);
    await expect(read(host)).rejects.toMatchObject({ kind: 'certificate', message: code });
    expect(await read(host, true)).toMatchObject({ status: 200, text: 'hello' });
  });
});
