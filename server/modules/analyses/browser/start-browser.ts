import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { MeasureOrder } from './browser-facts.ts';

/** Nothing but the page: no other traffic, no way round the proxy, not even to the machine itself. */
const switches = ({ proxyPort, folder }: MeasureOrder): string[] => [
  '--headless=new',
  '--remote-debugging-port=0',
  `--user-data-dir=${folder}`,
  `--proxy-server=http://127.0.0.1:${proxyPort}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--deny-permission-prompts',
  '--no-first-run',
  '--no-default-browser-check',
  '--mute-audio',
];

/** For browsers that are started by a script. */
const PATH = '/usr/local/bin:/usr/bin:/bin';
const LISTENING = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;

/** Starts the browser with a profile of its own. @throws when it ends before it listens */
export async function startBrowser(order: MeasureOrder): Promise<{ browser: ChildProcess; port: number }> {
  const { executable, args, env } = order.browser;
  const browser = spawn(executable, [...switches(order), ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { NODE_ENV: 'production', PATH, HOME: order.folder, ...env },
  });
  browser.on('error', () => undefined); // the lines end
  for await (const line of createInterface({ input: browser.stderr })) {
    const port = Number(LISTENING.exec(line)?.[1]);
    if (!port) continue;
    browser.stderr.resume();
    return { browser, port };
  }
  throw new Error('the browser did not start');
}
