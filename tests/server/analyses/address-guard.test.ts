import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress, PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { createFetcher } from '#server/modules/analyses/fetch/safe-fetch.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

const FORBIDDEN = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '192.0.2.1',
  '192.88.99.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  'fec0::1',
  '2001:db8::1',
  '3fff::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '100::1',
  '5f00::1',
  'not an address',
  '',
];
const PUBLIC = ['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'];

test.each(FORBIDDEN)('%s is not of the public net', (address) => expect(isPublicAddress(address)).toBe(false));
test.each(PUBLIC)('%s is of the public net', (address) => expect(isPublicAddress(address)).toBe(true));

describe('T14: addresses that lead inside', () => {
  let connections = 0;
  const canary = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const fetcher = createFetcher({
    ...PUBLIC_ONLY,
    allowsPort: () => true,
    resolve: async (host) => [
      { address: host.includes('mixed') ? '1.1.1.1' : '127.0.0.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  });
  let port = 0;
  beforeAll(async () => {
    canary.listen(0);
    await once(canary, 'listening');
    port = (canary.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await fetcher.close();
    canary.close();
  });

  const TRICKS = [
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://017700000001:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[::127.0.0.1]:PORT/',
    'http://[0:0:0:0:0:0:0:1]:PORT/',
    'http://localhost:PORT/',
    'http://127.0.0.1.nip.test:PORT/',
    'http://mixed.test:PORT/',
    'http://①②⑦.⓪.⓪.①:PORT/',
    'http://127。0。0。1:PORT/',
    'http://127.0.1:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://0x7f000001:PORT/',
    'http://0x7f.0x0.0x0.0x1:PORT/',
    'http://0x7F.0.0.0x01:PORT/',
    'http://0177.0x0.0.1:PORT/',
    'http://00000177.1:PORT/',
    'http://127.0x1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://%31%32%37.0.0.1:PORT/',
    'http://１２７.０.０.１:PORT/',
    'http://127．0．0．1:PORT/',
    'http:127.0.0.1:PORT/',
    'http:\\\\127.0.0.1:PORT\\',
    'http:////127.0.0.1:PORT/',
    ' http://127.0.0.1:PORT/ ',
    'ht\ttp://127.0.0\n.1:PORT/',
    'HTTP://LOCALHOST:PORT/',
    'http://site.test:secret@127.0.0.1:PORT/',
    'http://127.0.0.1:PORT\\@site.test/',
    'http://site.test#@127.0.0.1:PORT/',
    'http://[::ffff:0:127.0.0.1]:PORT/',
    'http://[0000::0001]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://[2002:7f00:1::]:PORT/',
    'http://user:secret@site.test:PORT/',
    'https://127.0.0.1:PORT/',
    'https://[::1]:PORT/',
    'ftp://127.0.0.1:PORT/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/',
    'data:text/html,x',
    'javascript:0',
    'no address',
  ];
  test.each(TRICKS)('%s is refused without a connection', async (trick) => {
    await expect(fetcher.fetch(trick.replace('PORT', String(port)))).rejects.toMatchObject({ kind: 'not_allowed' });
    expect(connections).toBe(0);
  });

  test.each(['http://site.test:22/', 'https://site.test:6379/', 'http://site.test:8080/'])(
    '%s has a port of another service',
    async (url) => {
      const strict = createFetcher(PUBLIC_ONLY);
      await expect(strict.fetch(url)).rejects.toMatchObject({ kind: 'not_allowed' });
      await strict.close();
    },
  );
});

describe('redirects and names that change', () => {
  let site: LocalSite;
  afterAll(() => site.close());

  test('every hop is checked again', async () => {
    site = await startLocalSite((url) => ({
      '/name': { status: 302, headers: { location: url.replace('site.test', 'inside.test') } },
      '/literal': { status: 302, headers: { location: url.replace('site.test', '[::1]') } },
      '/port': { status: 302, headers: { location: 'http://site.test:22/' } },
      '/scheme': { status: 302, headers: { location: 'file:///etc/passwd' } },
    }));
    const fetcher = createFetcher(site.policy);
    for (const path of ['/name', '/literal', '/port', '/scheme']) {
      await expect(fetcher.fetch(site.url + path), path).rejects.toMatchObject({ kind: 'not_allowed' });
    }
    await fetcher.close();
  });

  test('a name that answers with an inside address the second time gains nothing', async () => {
    let looks = 0;
    const fetcher = createFetcher({
      allowsAddress: (address) => address === '127.0.0.2', // where nobody listens
      allowsPort: () => true,
      resolve: async () => {
        looks += 1;
        return [{ address: looks % 2 === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
      },
    });
    const before = site.asked.length;
    for (let time = 0; time < 20; time += 1) await expect(fetcher.fetch(site.url)).rejects.toThrow();
    expect(looks).toBe(20);
    expect(site.asked).toHaveLength(before);
    await fetcher.close();
  });
});
