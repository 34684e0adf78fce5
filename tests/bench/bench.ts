// Measures what tests/support/budgets.ts sets limits for and fails past one. Called by run.mjs on the project's own Node.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { pageOf } from '#lib/pages/registry.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { isApplication } from '#tests/support/budgets.ts';
import { pagesOfEachKind } from '#tests/support/page-samples.ts';
import { freePort, startService } from '#tests/support/service-process.ts';
import { buildMeasures } from './build-cost.ts';
import { dashboardMeasures } from './dashboard-time.ts';
import { interactionMeasures } from './interaction.ts';
import { lighthouseMeasures } from './lighthouse-scores.ts';
import { isKept, type Measure, table } from './measure.ts';
import { nextPageMeasures } from './next-page.ts';
import { loadPage } from './page-load.ts';
import { pageMeasures } from './page-measures.ts';
import { searchMeasures } from './search-answer.ts';
import { textsMeasures } from './texts-check.ts';
import { startMeasures } from './warm-start.ts';

const BYTES_IN: readonly LanguageCode[] = ['en', 'fa', 'zh'];
const LIGHTHOUSE_IN: readonly LanguageCode[] = ['en', 'fa'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
    'no-lighthouse': { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
  },
});

/** Pages by their names in the registry, or one of each kind. */
const chosen = pagesOfEachKind().filter((id) => values.pages === '' || values.pages.split(',').includes(id));

async function measurePages(origin: string): Promise<Measure[]> {
  const debuggingPort = await freePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
  });
  const measures: Measure[] = [];
  for (const id of chosen) {
    console.log(`› ${id}`);
    for (const code of BYTES_IN) {
      const path = pathOf(id, code);
      measures.push(...pageMeasures(id, path, languageOf(code), await loadPage(browser, origin + path)));
    }
    for (const code of values['no-lighthouse'] || isApplication(id) ? [] : LIGHTHOUSE_IN) {
      const page = { url: origin + pathOf(id, code), port: debuggingPort, isListed: pageOf(id).indexed };
      measures.push(...(await lighthouseMeasures(page, Number(values.runs))));
    }
  }
  measures.push(...(await searchMeasures(browser, origin)));
  measures.push(...(await interactionMeasures(browser, origin)), ...(await nextPageMeasures(browser, origin)));
  measures.push(...(await dashboardMeasures(browser)));
  await browser.close();
  return measures;
}

const built = values['no-build'] ? [] : await buildMeasures();
const service = await startService();
const pages = await measurePages(service.url);
await service.stop();
const measures = [...built, ...textsMeasures(), ...(await startMeasures()), ...pages];

mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/bench.json', `${JSON.stringify({ at: new Date().toISOString(), measures }, null, 2)}\n`);
console.log(table(measures));
const past = measures.filter((measure) => !isKept(measure));
console.log(`${measures.length} figures, ${past.length} past their budget (.cache/bench.json)`);
process.exitCode = past.length === 0 ? 0 : 1;
