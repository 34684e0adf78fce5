import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

const browser = await findBrowser();
process.env.CHROME_PATH ??= browser.executablePath; // workers read this file again and need not look

/** The real site on the real service: `tests/support/e2e-setup.ts` starts both and sets `E2E_URL`. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/e2e-setup.ts',
  outputDir: '.cache/tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1, // a second try is for a machine that was late; the reporter names each such test as flaky
  timeout: 30_000,
  use: {
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    browserName: 'chromium',
    headless: true,
    launchOptions: browser,
    locale: 'en-US',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
