import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AddressPolicy, PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { asFetchError, FetchError } from '#server/modules/analyses/fetch/fetch-error.ts';
import { guardedAgent, guardedLookup } from '#server/modules/analyses/fetch/guarded-agent.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a name', () => {
  const four = (answer: () => Promise<string[]>) =>
    vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(answer as () => Promise<never>);
  const six = (answer: () => Promise<string[]>) =>
    vi.spyOn(Resolver.prototype, 'resolve6').mockImplementation(answer as () => Promise<never>);
  const none = () => Promise.reject(new Error('ENODATA'));

  test('gives all its addresses of both kinds, so that none is left unchecked', async () => {
    four(async () => ['93.184.216.34', '93.184.216.35']);
    six(async () => ['2606:4700:4700::1111']);
    expect(await PUBLIC_ONLY.resolve('site.test')).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '93.184.216.35', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ]);
  });

  test('that has one kind only is reached by that', async () => {
    four(none);
    six(async () => ['2606:4700:4700::1111']);
    expect(await PUBLIC_ONLY.resolve('site.test')).toEqual([{ address: '2606:4700:4700::1111', family: 6 }]);
  });

  test('that nobody answers for is not reached', async () => {
    four(none);
    six(none);
    await expect(PUBLIC_ONLY.resolve('site.test')).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

const lookUp = (resolve: AddressPolicy['resolve'], all: boolean) =>
  new Promise<unknown[]>((done) => {
    const lookup: LookupFunction = guardedLookup({ ...PUBLIC_ONLY, resolve });
    lookup('site.test', { all }, (...answer) => done(answer));
  });

describe('the look-up of a socket', () => {
  const look = (addresses: readonly string[], all: boolean) =>
    lookUp(async () => addresses.map((address) => ({ address, family: 4 })), all);

  test('gives one address or all of them, as it is asked', async () => {
    const [first, second] = ['93.184.216.34', '1.1.1.1'];
    expect(await look([first, second], false)).toEqual([null, first, 4]);
    const both = [first, second].map((address) => ({ address, family: 4 }));
    expect(await look([first, second], true)).toEqual([null, both]);
  });

  test.each([[[]], [['127.0.0.1']], [['93.184.216.34', '10.0.0.1']]])('gives none of %j', async (addresses) => {
    for (const all of [true, false]) {
      expect(await look(addresses, all)).toEqual([expect.objectContaining({ kind: 'not_allowed' }), '']);
    }
  });

  test('says why a name is not found', async () => {
    const unknown = new FetchError('unreachable');
    expect(await lookUp(() => Promise.reject(unknown), true)).toEqual([unknown, '']);
  });
});

describe('an agent', () => {
  let connections = 0;
  const canary = createServer((socket) => {
    connections += 1;
    socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
  });
  const portOf = async () => {
    canary.listen(0, '127.0.0.1');
    await once(canary, 'listening');
    return (canary.address() as AddressInfo).port; // a listening TCP server has one
  };
  beforeEach(() => {
    connections = 0;
  });
  afterEach(() => void canary.close());

  test('connects to no forbidden address, also where nobody looked at the link before', async () => {
    const agent = guardedAgent(PUBLIC_ONLY, true);
    const asked = request(`http://127.0.0.1:${await portOf()}/`, { dispatcher: agent });
    await expect(asked).rejects.toMatchObject({ kind: 'not_allowed' });
    await agent.destroy();
    expect(connections).toBe(0);
  });

  test.each([
    ['http', 80],
    ['https', 443],
  ])('knows the port that %s does not name', async (scheme, usual) => {
    const asked: number[] = [];
    const port = await portOf();
    const agent = guardedAgent(
      {
        ...PUBLIC_ONLY,
        allowsAddress: () => true,
        portOf: (given) => {
          asked.push(given);
          return port;
        },
      },
      true,
    );
    await request(`${scheme}://127.0.0.1/`, { dispatcher: agent }).catch(() => undefined);
    await agent.destroy();
    expect(asked).toContain(usual);
    expect(connections).toBeGreaterThan(0);
  });
});

describe('why there is no answer', () => {
  const coded = (code: string) => Object.assign(new Error('failed'), { code });

  test.each([
    [
      'a refusal of our own, however deep',
      new Error('a', { cause: new Error('b', { cause: new FetchError('not_allowed') }) }),
      'not_allowed',
    ],
    ['a certificate that is over', coded('CERT_HAS_EXPIRED'), 'certificate'],
    ['a certificate of another host', new Error('a', { cause: coded('ERR_TLS_CERT_ALTNAME_INVALID') }), 'certificate'],
    ['a certificate that nobody vouches for', coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'certificate'],
    ['a port that refuses', coded('ECONNREFUSED'), 'unreachable'],
    ['a port that is filtered', coded('ETIMEDOUT'), 'unreachable'],
    ['a server that thinks for long', coded('UND_ERR_HEADERS_TIMEOUT'), 'too_slow'],
    ['what is no error at all', 'oops', 'unreachable'],
  ])('%s', (_, error, kind) => {
    expect(asFetchError(error)).toMatchObject({ kind });
  });

  test('tells the code of a certificate, and of nothing else', () => {
    expect(asFetchError(coded('CERT_HAS_EXPIRED')).message).toBe('CERT_HAS_EXPIRED');
    expect(asFetchError(coded('ECONNREFUSED')).message).toBe('unreachable');
  });
});
