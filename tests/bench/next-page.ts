import type { Browser } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { pathOf } from '#lib/pages/paths.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { launchPrerendering, openedAndPainted, restAndPress } from '#tests/support/prerendering.ts';
import { atMost, kilobytes, type Measure, median } from './measure.ts';

const RUNS = 5;
const VISITS = 5;
/** What a page does last of its own accord comes a moment after its last request. */
const SETTLED_MS = 1000;

/** Milliseconds from the press on a link to the first paint of its page, which was drawn while the pointer rested on it. */
async function followLink(page: Page, from: string, to: string): Promise<number> {
  await page.goto(from);
  await page.waitForSelector('script[data-ran]'); // and nothing moves any more
  await restAndPress(page, `main a[href="${to}"]`);
  const { opened, painted } = await openedAndPainted(page);
  return painted - opened;
}

/** Script text that a first page has fetched until idle, and what of it has not run, in bytes as they are read. */
async function scriptText(browser: Browser, url: string): Promise<{ all: number; unused: number }> {
  const page = await browser.newPage();
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  let [all, unused] = [0, 0];
  for (const { source = '', functions } of await page.coverage.stopJSCoverage()) {
    const used = new Uint8Array(source.length);
    // Outer ranges come first, so what stands inside them corrects them.
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    }
    all += source.length;
    unused += used.reduce((sum, isUsed) => sum + (isUsed ? 0 : 1), 0);
  }
  await page.close();
  return { all, unused };
}

/** How soon the next page stands, and how much script a first page has fetched for nothing. */
export async function nextPageMeasures(browser: Browser, origin: string): Promise<Measure[]> {
  const shown = (ms: number) => `${ms.toFixed(0)} ms`;
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const measures: Measure[] = [];
  for (const lng of ['en', 'fa', 'de'] as const) {
    const drawing = await launchPrerendering();
    const page = await drawing.newPage();
    const [from, to] = [pathOf('web-services', lng), pathOf('web-design', lng)];
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await followLink(page, origin + from, to));
    await drawing.close();
    measures.push({
      what: `${from} to ${to}, drawn before`,
      value: median(times),
      shown: shown(median(times)),
      budget: atMost(BUDGETS.nextPageMs, shown),
    });
    for (const id of ['home', 'blog'] as const) {
      // What measures touches runs in some visits without one: the page has moved below the pointer.
      const visits = [];
      for (let run = 0; run < VISITS; run += 1) visits.push(await scriptText(browser, origin + pathOf(id, lng)));
      const unused = median(visits.map((visit) => visit.unused));
      const value = unused / median(visits.map((visit) => visit.all));
      const shownUnused = `${percent(value)}, ${kilobytes(unused)}`;
      const budget = atMost(BUDGETS.unusedScript, percent);
      measures.push({ what: `${pathOf(id, lng)} script not run`, value, shown: shownUnused, budget });
    }
  }
  return measures;
}
