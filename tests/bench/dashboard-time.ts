import type { Browser } from '@playwright/test';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { enterDemo } from '#tests/support/enter-demo.ts';
import { brotliSize } from '#tests/support/exported-site.ts';
import { startService } from '#tests/support/service-process.ts';
import { atMost, kilobytes, type Measure, median } from './measure.ts';
import { PHONE } from './page-load.ts';

const RUNS = 5;
/** Beyond the chart, other parts may arrive at idle. */
const IDLE_MS = 3000;

/** Class names that only the code of a chart contains, whichever of its parts it is. */
const CHART_MARK = /recharts-(?:line|cartesian-grid)/;
const isChart = (body: Buffer): boolean => CHART_MARK.test(body.toString('utf8'));

/** What every page of the site brings when it has nothing else to do. */
const isIdleScript = (url: string): boolean => new URL(url).pathname.startsWith('/scripts/idle.');

declare global {
  var seenAt: Record<string, number> | undefined;
}

/** Notes when the figures of the cards, and the chart, are first on the page. Runs before the page's own scripts. */
const watchFigures = () => {
  globalThis.seenAt = {};
  const parts = { data: 'ul[aria-busy="false"]', chart: '.recharts-line' };
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(parts)) {
      if (globalThis.seenAt && !(name in globalThis.seenAt) && document.querySelector(selector))
        globalThis.seenAt[name] = performance.now();
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

interface Opened {
  readonly data: number;
  readonly chart: number;
  /** Bytes of script, brotli: the page's, and the part that arrives with the chart. */
  readonly script: number;
  readonly chartScript: number;
}

/** Opens the demo customer's dashboard with nothing in the cache; the sign-in lies behind. */
async function openDashboard(browser: Browser, origin: string, lng: LanguageCode): Promise<Opened> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, serviceWorkers: 'block' });
  await enterDemo(context, origin);
  const page = await context.newPage();
  await page.addInitScript(watchFigures);
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !isIdleScript(response.url())) scripts.push(response.body());
  });
  await page.goto(pathOf('dashboard', lng));
  await page.locator('.recharts-line').first().waitFor();
  await page.waitForTimeout(IDLE_MS);
  const seen = await page.evaluate(() => globalThis.seenAt ?? {});
  const bodies = await Promise.all(scripts);
  const sizeOf = (some: readonly Buffer[]): number => some.reduce((sum, body) => sum + brotliSize(body), 0);
  await context.close();
  return {
    data: seen.data ?? Number.NaN,
    chart: seen.chart ?? Number.NaN,
    script: sizeOf(bodies.filter((body) => !isChart(body))),
    chartScript: sizeOf(bodies.filter(isChart)),
  };
}

/** How soon a customer with half a year of life sees figures, and what script that takes. */
export async function dashboardMeasures(browser: Browser): Promise<Measure[]> {
  const service = await startService({ demo: true });
  const shown = (ms: number) => `${ms.toFixed(0)} ms`;
  const measures: Measure[] = [];
  for (const lng of ['en', 'fa'] as const) {
    const runs: Opened[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await openDashboard(browser, service.url, lng));
    const data = median(runs.map((run) => run.data));
    const chart = median(runs.map((run) => run.chart));
    const script = median(runs.map((run) => run.script));
    const chartScript = median(runs.map((run) => run.chartScript));
    const path = pathOf('dashboard', lng);
    measures.push(
      { what: `${path} data shown`, value: data, shown: shown(data), budget: atMost(BUDGETS.dashboardMs, shown) },
      { what: `${path} chart shown`, value: chart, shown: shown(chart) },
      {
        what: `${path} script, chart and all`,
        value: script + chartScript,
        shown: kilobytes(script + chartScript),
        budget: atMost(BUDGETS.dashboardScript),
      },
      { what: `${path} script that comes with the chart`, value: chartScript, shown: kilobytes(chartScript) },
    );
  }
  await service.stop();
  return measures;
}
