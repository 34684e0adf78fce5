import { test as base, expect, type Page, type Response } from '@playwright/test';
import { isLanguageCode, type LanguageCode } from '#lib/i18n/languages.ts';

/** The languages every journey is tried in: both directions and three scripts. */
export const JOURNEY_LANGUAGES: readonly LanguageCode[] = ['en', 'fa', 'zh', 'ar'].filter(isLanguageCode);

interface Options {
  /** Console messages a test causes on purpose: a page that is missing, a service that is down. */
  allowedErrors: RegExp[];
  /** Hosts of others that a test has a page ask, after the press that allows it. */
  allowedHosts: string[];
}

interface Watch {
  /** Fails the test that leaves an error in the console, hydration errors among them. */
  quietConsole: undefined;
  /** Fails the test whose page asks somebody else for something. */
  noStrangers: undefined;
  /** Waits after a page was opened until its own script, which comes after the first paint, has run: no visitor is as quick. */
  wholePages: undefined;
}

function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Hosts that pages ask for something by themselves; following a link is the visitor's own doing. */
function watchHosts(page: Page): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!protocol.startsWith('http') || hostname === '127.0.0.1') return;
    if (!(request.isNavigationRequest() && request.frame() === page.mainFrame())) hosts.push(hostname);
  });
  return hosts;
}

const OPENERS = ['goto', 'reload', 'goBack', 'goForward'] as const;

/** Whether the script that a page names has run. Without one, and in pages that another server sent, there is none to wait for. */
const hasOwnScript = (): boolean =>
  !document.querySelector('script[data-src]') || document.querySelector('script[data-ran]') !== null;

function openWhole(page: Page): void {
  let isRefused = false; // by a test of a page without its script
  page.on('requestfailed', (request) => {
    if (/\/scripts\/site\./.test(request.url())) isRefused = true;
  });
  for (const name of OPENERS) {
    const open: (...input: never[]) => Promise<Response | null> = page[name].bind(page);
    Object.assign(page, {
      async [name](...input: never[]) {
        isRefused = false;
        const answer = await open(...input);
        // Asked from outside: a page in the background, or with a clock of its test's own, would wait for ever. One that
        // leads on to another is asked again there.
        await expect
          .poll(async () => isRefused || page.evaluate(hasOwnScript).catch(() => false), { intervals: [20, 50, 100] })
          .toBe(true);
        return answer;
      },
    });
  }
}

export const test = base.extend<Options & Watch>({
  allowedErrors: [[], { option: true }],
  allowedHosts: [[], { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors = watchConsole(page);
      await use(undefined);
      expect(errors.filter((error) => !allowedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  wholePages: [
    async ({ page, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) openWhole(page);
      await use(undefined);
    },
    { auto: true },
  ],
  noStrangers: [
    async ({ page, allowedHosts }, use) => {
      const hosts = watchHosts(page);
      await use(undefined);
      expect(hosts.filter((host) => !allowedHosts.includes(host))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
