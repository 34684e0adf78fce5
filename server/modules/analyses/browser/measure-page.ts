// Measures one page in a browser: told by its parent what, answers with the facts or `null`, and ends. A process of its
// own, because Lighthouse computes for seconds, and because a browser that hangs ends with it.
import type { ChildProcess } from 'node:child_process';
import lighthouse, { type Result } from 'lighthouse';
import { AUDITS, type BrowserFacts, METRICS, type MeasureOrder } from './browser-facts.ts';
import { startBrowser } from './start-browser.ts';

const AUDIT_OF = {
  'largest-paint': 'largest-contentful-paint',
  'blocking-time': 'total-blocking-time',
  'layout-shift': 'cumulative-layout-shift',
  'first-paint': 'first-contentful-paint',
  'speed-index': 'speed-index',
  contrast: 'color-contrast',
  'target-size': 'target-size',
} as const;

const MOST_TAGS = 5;

type Audit = Result['audits'][string];

const metricOf = (audit: Audit | undefined) =>
  typeof audit?.numericValue === 'number' && typeof audit.score === 'number'
    ? { value: audit.numericValue, score: audit.score }
    : null;

function tagsOf(audit: Audit): string[] {
  const details = audit.details;
  if (details?.type !== 'table') return [];
  return details.items.flatMap(({ node }) =>
    typeof node === 'object' && 'snippet' in node && typeof node.snippet === 'string' ? [node.snippet] : [],
  );
}

const auditOf = (audit: Audit | undefined) =>
  typeof audit?.score === 'number' ? { score: audit.score, tags: tagsOf(audit).slice(0, MOST_TAGS) } : null;

function factsOf({ audits }: Result): BrowserFacts {
  const metrics = METRICS.map((name) => [name, metricOf(audits[AUDIT_OF[name]])]);
  const found = AUDITS.map((name) => [name, auditOf(audits[AUDIT_OF[name]])]);
  return { metrics: Object.fromEntries(metrics), audits: Object.fromEntries(found) };
}

const open: { browser?: ChildProcess } = {};
/** The browser must not outlive its measurement, whoever ends it. */
function leave(): never {
  open.browser?.kill('SIGKILL');
  process.exit();
}
process.on('SIGTERM', leave);
process.on('disconnect', leave);

async function measure(order: MeasureOrder): Promise<BrowserFacts | null> {
  const { browser, port } = await startBrowser(order);
  open.browser = browser;
  const result = await lighthouse(order.url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyAudits: Object.values(AUDIT_OF),
    emulatedUserAgent: order.userAgent,
    disableFullPageScreenshot: true,
    maxWaitForLoad: 15_000,
  });
  return result && !result.lhr.runtimeError ? factsOf(result.lhr) : null;
}

process.on('message', (order: MeasureOrder) => {
  void measure(order)
    .catch(() => null)
    .then((facts) => process.send?.({ facts }, leave));
});
