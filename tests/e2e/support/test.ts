import { test as base, expect, type Page } from '@playwright/test';
import { isLanguageCode, type LanguageCode } from '#lib/i18n/languages.ts';

/** The languages every journey is tried in: both directions and three scripts. */
export const JOURNEY_LANGUAGES: readonly LanguageCode[] = ['en', 'fa', 'zh', 'ar'].filter(isLanguageCode);

interface Options {
  /** Console messages a test causes on purpose: a page that is missing, a service that is down. */
  allowedErrors: RegExp[];
}

interface Watch {
  /** Fails the test that leaves an error in the console, hydration errors among them. */
  quietConsole: undefined;
}

function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

export const test = base.extend<Options & Watch>({
  allowedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors = watchConsole(page);
      await use(undefined);
      expect(errors.filter((error) => !allowedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
