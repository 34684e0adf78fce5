import type { Browser, Page } from '@playwright/test';
import { pathOf } from '#lib/pages/paths.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { atMost, type Measure, median } from './measure.ts';
import { PHONE } from './page-load.ts';

const RUNS = 5;
/** After a field has come into view its script arrives, is compiled and run: the worst moment for a touch. */
const ON_THE_WAY_MS = 100;
/** How much slower than this machine's the processor is made. */
const SLOWED = 4;

declare global {
  var slowestEvent: number | undefined;
}

/**
 * Keeps the longest interaction of a page as Event Timing has it: from the touch to the next frame, in steps of 8 ms. Events
 * without a number are none, as when the page moves below a pointer.
 */
const watchEvents = () => {
  globalThis.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) globalThis.slowestEvent = Math.max(globalThis.slowestEvent ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit); // newer than its type
};

/** What a visitor touches first, each on a page just opened: its script may still have to come. */
const FIRST_TOUCHES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: (page) => page.locator('header button[popovertarget]:visible').last().tap(),
  field: (page) => page.locator('main input[type=text], main input[name=name]').first().tap(),
  'field, its script on the way': async (page) => {
    const field = page.locator('main input[type=text], main input[name=name]').first();
    await field.scrollIntoViewIfNeeded();
    await page.waitForTimeout(ON_THE_WAY_MS);
    await field.tap();
  },
  question: (page) => page.locator('main summary').first().tap(),
};

async function slowestOf(browser: Browser, url: string, touch: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  await page.addInitScript(watchEvents);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(url);
  await touch(page);
  await page.waitForTimeout(1500); // entries come after their frame
  const slowest = await page.evaluate(() => globalThis.slowestEvent || Number.NaN);
  await page.close();
  return slowest;
}

/** How soon a public page answers the first touch on a telephone's processor (INP, the slowest of these; the median of five visits). */
export async function interactionMeasures(browser: Browser, origin: string): Promise<Measure[]> {
  const shown = (ms: number) => `${ms.toFixed(0)} ms`;
  const measures: Measure[] = [];
  for (const lng of ['en', 'fa'] as const) {
    const path = pathOf('web-services', lng);
    for (const [name, touch] of Object.entries(FIRST_TOUCHES)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await slowestOf(browser, origin + path, touch));
      const value = median(times);
      measures.push({
        what: `${path} first touch: ${name}`,
        value,
        shown: shown(value),
        budget: atMost(BUDGETS.interactionMs, shown),
      });
    }
  }
  return measures;
}
