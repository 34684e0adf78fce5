import type { Browser, CDPSession, Page } from '@playwright/test';
import { brotliSize } from '#tests/support/exported-site.ts';

export type Kind = 'html' | 'payload' | 'script' | 'css' | 'font' | 'image' | 'other' | 'prefetch';

/** One answer the browser waited for. */
export interface Loaded {
  readonly url: string;
  readonly kind: Kind;
  /** Brotli of what can be compressed, the file as it is otherwise. */
  readonly bytes: number;
}

export interface PageLoad {
  readonly loaded: readonly Loaded[];
  readonly layoutShift: number;
}

const KINDS: Record<string, Kind> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
  Prefetch: 'prefetch',
  SpeculationRules: 'prefetch',
};
/** The framework's copy of the page: data, in the form of a script. */
const PAYLOAD = /\/scripts\/payload\.[^/]+\.js$/;

const kindOf = (url: string, type = ''): Kind => (PAYLOAD.test(url) ? 'payload' : (KINDS[type] ?? 'other'));

const PACKED = /^(?:font\/|image\/(?!svg)|video\/|audio\/)/;

/** Quiet time after load in which prefetches at idle begin. */
const IDLE_MS = 3000;
/** The telephone pages are measured on. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.75,
} as const;

interface Pending {
  url: string;
  kind: Kind;
  type: string;
}

const isPrefetch = (headers: Record<string, string>) => {
  const names = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return 'sec-purpose' in names || names.purpose === 'prefetch' || 'next-router-prefetch' in names || 'rsc' in names;
};

async function bodyOf(client: CDPSession, requestId: string, url: string): Promise<Buffer> {
  try {
    const { body, base64Encoded } = await client.send('Network.getResponseBody', { requestId });
    return Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
  } catch {
    // The browser keeps no body of a prefetch: ask the server again.
    return Buffer.from(await (await fetch(url)).arrayBuffer());
  }
}

/** Records every request of a page from now on; the returned function weighs what arrived. */
async function watchNetwork(page: Page): Promise<() => Promise<Loaded[]>> {
  const client = await page.context().newCDPSession(page);
  const pending = new Map<string, Pending>();
  const finished: string[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const kind = isPrefetch(request.headers) ? 'prefetch' : kindOf(request.url, type);
    pending.set(requestId, { url: request.url, kind, type: '' });
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const request = pending.get(requestId);
    if (request) request.type = response.mimeType;
  });
  client.on('Network.loadingFinished', ({ requestId }) => finished.push(requestId));
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  return async () => {
    const done = finished.flatMap((id) => (pending.has(id) ? [{ id, ...(pending.get(id) as Pending) }] : [])); // has() said so
    return Promise.all(
      done.map(async ({ id, url, kind, type }) => {
        const body = await bodyOf(client, id, url);
        return { url, kind, bytes: PACKED.test(type) ? body.length : brotliSize(body) };
      }),
    );
  };
}

/** Sums layout shifts no visitor caused. Runs in the page before its own scripts. */
const watchShifts = () => {
  globalThis.shiftSeen = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }; // layout-shift
      if (!hadRecentInput) globalThis.shiftSeen = (globalThis.shiftSeen ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

declare global {
  var shiftSeen: number | undefined;
}

/** Loads a page cold on a telephone's screen and waits until prefetching would have begun. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const weigh = await watchNetwork(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  const loaded = await weigh();
  const layoutShift = await page.evaluate(() => globalThis.shiftSeen ?? 0);
  await context.close();
  return { loaded, layoutShift };
}
