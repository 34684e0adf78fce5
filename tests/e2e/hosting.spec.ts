import { once } from 'node:events';
import { createServer } from 'node:http';
import { checkHost } from '#lib/hosting/check-host.ts';
import { expectations } from '#lib/hosting/expectations.ts';
import { freePort } from '../support/service-process.ts';
import { isInstalled, OTHER_HOSTS, withHost } from './support/other-host.ts';
import { expect, test } from './support/test.ts';

test('our own server answers by the rules that are printed for other hosts', async ({ baseURL }) => {
  const { asked, differences } = await checkHost(baseURL ?? '');
  expect(differences).toEqual([]);
  expect(asked).toBeGreaterThan(60);
});

/** What a visitor gets at each address: status, where it leads, what came. Empty bodies differ in words, not in sense. */
async function answersOf(origin: string): Promise<Record<string, unknown>> {
  const answers = expectations()
    .filter(({ path }) => path !== '/') // ours knows the visitor's language, the others ask the page
    .map(async ({ path }) => {
      const response = await fetch(origin + path, { redirect: 'manual' });
      const { status, headers } = response;
      const to = headers.get('location');
      const body = status >= 300 && status < 400 ? '' : await response.text();
      const { pathname, search } = new URL(to ?? '', origin);
      return [path, { status, to: to && pathname + search, body }] as const;
    });
  return Object.fromEntries(await Promise.all(answers));
}

for (const host of OTHER_HOSTS) {
  const hasProgram = isInstalled(host);
  const without = `${host.program} is not installed`;

  test(`${host.program} answers as our own server does, and leads to the service`, async ({ baseURL }, info) => {
    info.skip(!hasProgram, without);
    const ours = baseURL ?? '';
    await withHost(host, info.outputPath(host.program), { service: ours }, async (origin) => {
      const { differences } = await checkHost(origin);
      expect(differences).toEqual([]);
      expect(await answersOf(origin)).toEqual(await answersOf(ours));

      const ready = await fetch(`${origin}/api/readyz`);
      expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store']);
      // Larger than the megabyte at which such hosts stop by themselves: the service is asked, and knows nobody.
      const file = await fetch(`${origin}/api/attachments?name=a.png`, {
        method: 'POST',
        body: new Uint8Array(3_000_000),
      });
      expect(file.status).not.toBe(413);
      expect(await file.json()).toHaveProperty('type');
    });
  });

  test(`${host.program} passes on how the visitor came, on the word of proxies it was told of alone`, async () => {
    test.info().skip(!hasProgram, without);
    const service = createServer(({ headers }, answer) => {
      answer.end(JSON.stringify([headers['x-forwarded-proto'], headers['x-forwarded-for']]));
    });
    const port = await freePort();
    await once(service.listen(port, '127.0.0.1'), 'listening');
    const claimed = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const passedOn = async (name: string, proxies: readonly string[]) => {
      let heard: string[] = [];
      const neighbours = { service: `http://127.0.0.1:${port}`, proxies };
      await withHost(host, test.info().outputPath(name), neighbours, async (origin) => {
        heard = await (await fetch(`${origin}/api/x`, { headers: claimed })).json();
      });
      return heard;
    };
    try {
      expect(await passedOn('named', ['192.0.2.0/24', '127.0.0.1'])).toEqual(['https', '203.0.113.9, 127.0.0.1']);
      expect((await passedOn('unnamed', ['192.0.2.0/24']))[0]).toBe('http');
    } finally {
      service.close();
    }
  });
}
