import { expect, type Page, type Route } from '@playwright/test';
import type { Analysis } from '#lib/contract/analyses.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { type Customer, newCustomer } from '../support/new-customer.ts';

export const RUN_ID = '01a1fe06-1ff5-7e52-a731-3dbbe7d13216';

/** A run as the service describes it. */
export const runOf = (changes: Partial<Analysis> = {}): Analysis & { sharedUntil: string | null } => ({
  id: RUN_ID,
  url: 'https://noor-lamps.example/',
  pageLimit: 1,
  state: 'done',
  failure: null,
  overall: null,
  scores: null,
  rules: null,
  ahead: null,
  progress: null,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  finishedAt: new Date(Date.now() - 3_590_000).toISOString(),
  sharedUntil: null,
  ...changes,
});

/** Answers a call of the page in the service's place. */
export async function answer(page: Page, path: RegExp, json: unknown): Promise<void> {
  await page.route(path, (route: Route) => route.fulfill({ json, headers: { 'cache-control': 'no-store' } }));
}

let shops = 0;
/** Name of a shop that no other test reads (`tests/support/shop-site.ts`); one that begins with `kept` keeps a page back. */
export const newShop = (begin: string): string => {
  shops += 1;
  return `${begin}-${process.pid}-${shops}.shop.test`;
};

/** Tells a shop to let its page be read, or to mend its start page. */
export async function tellShop(what: 'open' | 'mend', host: string): Promise<void> {
  await fetch(`${process.env.E2E_SHOPS}/-/${what}/${host}`);
}

/** Runs the analyzer on a shop and waits for the report. */
export async function analyzed({ post, get }: Customer, host: string, pages = 1): Promise<Analysis> {
  const { id } = await post('analyses', { url: `http://${host}/`, pages });
  const read = () => get(`analyses/${id}`) as unknown as Promise<Analysis>;
  await expect.poll(async () => (await read()).state).toBe('done');
  return read();
}

/** Opens the analyzer as a new customer, or as one with runs. */
export async function openAnalyzer(page: Page, lng: LanguageCode, search = '', known?: Customer) {
  const customer = known ?? (await newCustomer());
  await customer.enter(page);
  await page.goto(`${pathOf('profile-analyzer', lng)}${search}`);
  const text = messagesOf(lng, 'analyzer');
  return {
    customer,
    text,
    messages: messagesOf(lng, 'messages'),
    forms: messagesOf(lng, 'forms'),
    address: page.getByRole('textbox', { name: text.address }),
    run: page.getByRole('button', { name: text.run }),
    history: page.getByRole('region', { name: text.history }),
    findings: page.getByRole('region', { name: text.findings, exact: true }),
  };
}
