import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserPath } from '#server/modules/analyses/browser/browser-facts.ts';
import { type GuardedProxy, startGuardedProxy } from '#server/modules/analyses/browser/guarded-proxy.ts';
import { PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { analyse } from '#server/modules/analyses/run/analyse.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

/** Answers of a proxy: its status to a plain request, and its first line to a tunnel. */
async function through({ port }: GuardedProxy, url: string): Promise<number> {
  const asked = request({ host: '127.0.0.1', port, path: url, headers: { host: new URL(url).host } }).end();
  const [answer] = await once(asked, 'response').catch(() => [null]);
  answer?.resume();
  return answer?.statusCode ?? 0;
}
async function tunnel({ port }: GuardedProxy, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`);
  const [line] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  socket.destroy();
  return String(line).split('\r\n')[0] ?? '';
}

describe('the proxy of a browser', () => {
  let inside: ReturnType<typeof createServer>;
  let port: number;
  let proxy: GuardedProxy;
  const asked: string[] = [];
  beforeAll(async () => {
    inside = createServer((incoming, response) => {
      asked.push(incoming.url ?? '');
      response.end('secret');
    }).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    ({ port } = inside.address() as AddressInfo); // a listening TCP server has one
    // A name of the public net that answers with the machine itself: the second answer of a rebinding.
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    proxy = await startGuardedProxy({ ...PUBLIC_ONLY, allowsPort: () => true, portOf: () => port, resolve });
  });
  afterAll(async () => {
    await proxy.close();
    inside.close();
  });

  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '[::ffff:127.0.0.1]', '100.64.0.1', 'rebound.test'])(
    'leads nowhere inside: %s',
    async (host) => {
      expect(await through(proxy, `http://${host}/`)).not.toBe(200);
      expect(await tunnel(proxy, `${host}:443`)).not.toContain('200');
      expect(asked).toEqual([]);
    },
  );

  test('knows no port but those of the web', async () => {
    const strict = await startGuardedProxy(PUBLIC_ONLY);
    expect([await through(strict, 'http://93.184.215.14:6379/'), await tunnel(strict, '93.184.215.14:22')]).toEqual([
      403,
      'HTTP/1.1 403 Forbidden',
    ]);
    await strict.close();
  });
});

describe('a run with a browser', () => {
  let site: LocalSite;
  beforeAll(async () => {
    const pale = '<p style="color:#bbb;background:#fff">Pale words</p>';
    site = await startLocalSite(() => ({
      '/': `<!doctype html><html lang="en"><title>Lamps</title><meta name="viewport" content="width=device-width"><h1>Lamps</h1>${pale}</html>`,
    }));
  });
  afterAll(() => site.close());
  const run = async (browser: BrowserPath) =>
    analyse(
      { url: 'http://lamps.site.test/', pages: 1 },
      {
        policy: site.policy,
        browser,
        now: new Date(),
        signal: new AbortController().signal,
        onProgress: () => undefined,
      },
    );

  test('measures the paint, the shift and the contrast of the page', async () => {
    const { executablePath: executable, args } = await findBrowser();
    const { findings, notices, rules } = await run({
      executable,
      args,
      env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' },
    });
    const of = (check: string) => findings.find((finding) => finding.check === check);
    expect(notices).not.toContain('browser-missing');
    expect(rules).toMatch(/\+browser$/);
    expect(of('largest-paint')?.measured).toBeGreaterThan(0);
    expect(of('layout-shift')).toMatchObject({ state: 'passed', measured: 0 });
    expect(of('contrast')).toMatchObject({ state: 'failed', proofs: [{ kind: 'tag' }] });
    expect(of('contrast')?.proofs[0]?.text).toContain('color:#bbb');
    expect(of('input-delay')?.state).toBe('not-measured');
  });

  test('that does not start says "not measured"', async () => {
    const { findings, notices } = await run({ executable: '/nowhere/chromium', args: [] });
    expect(notices).toContain('browser-missing');
    expect(findings.filter(({ need, state }) => need === 'browser' && state !== 'not-measured')).toEqual([]);
  });
});
