import type { Browser } from '@playwright/test';
import { pathOf } from '#lib/pages/paths.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { atMost, type Measure, median } from './measure.ts';

/** Words that people type, by language; every one has results, and the next has others. */
const QUERIES = {
  en: ['google ads', 'web design', 'seo price', 'support', 'anylitics', 'complete plan', 'instagram'],
  fa: ['تبليغات گوگل', 'طراحی سایت', 'قیمت سئو', 'پشتیبانی', 'وب سایت', 'مقاله', 'اینستاگرام'],
  zh: ['谷歌广告', '网站设计', '价格', '搜索引擎优化', '广告投放', '服务', '数据分析'],
} as const;

/** Milliseconds from a keystroke to the results of it on the page, the index being there. */
async function answerTimes(browser: Browser, origin: string, lng: keyof typeof QUERIES): Promise<number[]> {
  const page = await browser.newPage();
  await page.goto(origin + pathOf('search', lng));
  const field = page.locator('#search-q');
  await field.fill('seo');
  await page.locator('[data-result]').first().waitFor();
  const times: number[] = [];
  for (const query of QUERIES[lng]) {
    const took = await field.evaluate(async (input, text) => {
      const results = input.closest('.wrap');
      if (!results || !(input instanceof HTMLInputElement)) throw new Error('No search field');
      const changed = new Promise<number>((resolve) => {
        new MutationObserver(() => requestAnimationFrame(() => resolve(performance.now()))).observe(results, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      });
      input.value = text;
      const since = performance.now();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return (await changed) - since;
    }, query);
    times.push(took);
  }
  await page.close();
  return times;
}

/** How long search takes to answer once its index is loaded: the median and the slowest of a few queries. */
export async function searchMeasures(browser: Browser, origin: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  const shown = (ms: number) => `${ms.toFixed(0)} ms`;
  for (const lng of ['en', 'fa', 'zh'] as const) {
    const times = await answerTimes(browser, origin, lng);
    const slowest = Math.max(...times);
    measures.push(
      { what: `/${lng}/search answer, median`, value: median(times), shown: shown(median(times)) },
      {
        what: `/${lng}/search answer, slowest`,
        value: slowest,
        shown: shown(slowest),
        budget: atMost(BUDGETS.searchAnswerMs, shown),
      },
    );
  }
  return measures;
}
