import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod';
import type { AddressPolicy } from '../fetch/address-policy.ts';
import { USER_AGENT_NAME } from '../fetch/user-agent.ts';
import { BrowserFacts, type BrowserPath, type MeasureOrder } from './browser-facts.ts';
import { startGuardedProxy } from './guarded-proxy.ts';

/** Time a page may take; what is left of a run is less at times. */
const MOST_MS = 40_000;
/** A browser takes a core for itself; a second one beside it would spoil the figures of both. */
const turn = pLimit(1);

/** The phone that is measured, under the analyzer's name. */
const PHONE = `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 (compatible; ${USER_AGENT_NAME})`;

const Answer = z.object({ facts: BrowserFacts.nullable() });

async function inChild(order: MeasureOrder, signal: AbortSignal): Promise<BrowserFacts | null> {
  const child = fork(path.join(import.meta.dirname, 'measure-page.ts'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: { NODE_ENV: 'production' },
    signal,
  });
  child.on('error', () => undefined); // ended by the signal
  const ended = once(child, 'exit');
  child.send(order);
  const [message] = await Promise.race([once(child, 'message'), ended.then(() => [{ facts: null }])]);
  await ended;
  return Answer.catch({ facts: null }).parse(message).facts;
}

/** What a page is like in a real browser; `null` when there is no browser, no time, or no figures. */
export async function measureInBrowser(
  browser: BrowserPath | null,
  url: string,
  policy: AddressPolicy,
  running: AbortSignal,
): Promise<BrowserFacts | null> {
  if (!browser) return null;
  return turn(async () => {
    const signal = AbortSignal.any([running, AbortSignal.timeout(MOST_MS)]);
    if (signal.aborted) return null;
    const [proxy, folder] = await Promise.all([startGuardedProxy(policy), mkdtemp(path.join(tmpdir(), 'browser-'))]);
    try {
      return await inChild({ url, browser, proxyPort: proxy.port, folder, userAgent: PHONE }, signal);
    } catch {
      return null; // "not measured", never guessed
    } finally {
      await proxy.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  });
}
