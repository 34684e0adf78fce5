import type { Page } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { openPages, pagesOfEachKind } from '#tests/support/page-samples.ts';
import { violationsOf } from './support/axe.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

const BROWSER_TEXT_PX = 16;

/** Scrolls through the page, so that what loads when seen is there. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 1000) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

/** Sets the reader's own text size, as the browser's settings do. */
async function setTextSize(page: Page, percent: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: (BROWSER_TEXT_PX * percent) / 100 } });
}

/** How far the page can be scrolled sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Draws all sections at once: what is drawn when it comes near the view is cut at its edge, and would not be found out. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
  });

/** Small screens, and a text twice as large as the browser's own. */
async function expectNoSidewaysScroll(page: Page) {
  await drawAll(page);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflowOf(page), `${width} px wide`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  await setTextSize(page, 200);
  expect(await overflowOf(page), 'text at 200 %').toBe(0);
}

const isEvery = Boolean(process.env.EVERY_PAGE);

/** Colours are the same in all languages; what they stand on differs with the direction and the script. */
const COLOURS_TRIED: readonly LanguageCode[] = ['en', 'fa', 'zh'];

/** The languages of the longest words. */
const WIDEST: readonly LanguageCode[] = ['de', 'ru'];

/** A usual run judges the home page in ten languages and the other kinds where journeys are tried; EVERY_PAGE=1 all in all. */
const isJudged = (id: PageId, code: LanguageCode): boolean =>
  isEvery || id === 'home' || JOURNEY_LANGUAGES.includes(code);

async function expectNoViolation(page: Page, withColours: boolean) {
  expect(await violationsOf(page, { withColours }), 'light').toEqual([]);
  if (!withColours) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page), 'dark').toEqual([]);
}

/** The first page of each kind: one visit, all sizes. */
for (const id of pagesOfEachKind()) {
  for (const { code } of LANGUAGES) {
    const path = pathOf(id, code);
    const judged = isJudged(id, code);
    if (!judged && !WIDEST.includes(code)) continue;
    test(`${path} ${judged ? 'has no axe violation, and ' : ''}fits a small screen and large text`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await readThrough(page);
      if (judged) await expectNoViolation(page, isEvery || COLOURS_TRIED.includes(code));
      await expectNoSidewaysScroll(page);
    });
  }
}

/** The other pages, in turn in one of the widest languages. */
const others = openPages().filter((id) => !pagesOfEachKind().includes(id));

for (const path of others.map((id, place) => pathOf(id, WIDEST[place % WIDEST.length] ?? 'de'))) {
  test(`${path} fits a small screen and large text`, async ({ page }) => {
    await page.goto(path);
    await readThrough(page);
    await expectNoSidewaysScroll(page);
  });
}
