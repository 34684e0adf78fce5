import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Finding } from '#lib/contract/analyses.ts';
import { analyse } from '#server/modules/analyses/run/analyse.ts';
import { startLocalSite } from '#tests/server/support/local-site.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/service-process.ts';
import { atLeast, type Measure } from './measure.ts';
import { CORPUS, type Sample } from './seo-corpus.ts';

/** Audits of Lighthouse's SEO category and the checks that look at the same thing. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'is-crawlable': ['noindex', 'robots-blocked'],
  'document-title': ['title'],
  'meta-description': ['description'],
  'http-status-code': ['final-status'],
  'link-text': ['link-text'],
  'crawlable-anchors': ['links-crawlable'],
  'robots-txt': ['robots-valid'],
  'image-alt': ['image-alt'],
  hreflang: ['hreflang-codes'],
  canonical: ['canonical'],
};

type Verdict = 'good' | 'bad' | undefined;

/** A check that only warns is content with what Lighthouse passes. */
function verdictOf(findings: readonly Finding[], ids: readonly string[]): Verdict {
  const scores = findings.filter(({ check }) => ids.includes(check)).flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return undefined;
  return scores.some((score) => score < 0.5) ? 'bad' : 'good';
}

/** Address of a sample for the browser: the name of the sample's site is known to the analyzer alone. */
const onLoopback = (url: string, port: number): string => url.replace(/^.*?:\d+/, `http://127.0.0.1:${port}`);

async function compare({ name, routes }: Sample, debuggingPort: number): Promise<string[]> {
  const site = await startLocalSite((url) => routes(onLoopback(url, Number(new URL(url).port))));
  try {
    const url = onLoopback(site.url, site.port);
    const result = await lighthouse(`${url}/`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'silent',
      onlyAudits: Object.keys(SAME),
    });
    const policy = { ...site.policy, resolve: async () => [{ address: '127.0.0.1', family: 4 }] };
    const deps = { policy, now: new Date(), signal: new AbortController().signal, onProgress: () => {} };
    const { findings } = await analyse({ url: `${url}/`, pages: 1 }, deps);
    return Object.entries(SAME).flatMap(([audit, ids]) => {
      const score = result?.lhr.audits[audit]?.score;
      const ours = verdictOf(findings, ids);
      if (typeof score !== 'number' || !ours) return [];
      const theirs: Verdict = score >= 0.5 ? 'good' : 'bad';
      return [ours === theirs ? 'same' : `${name}: ${audit} is ${theirs} to Lighthouse, ${ours} to us`];
    });
  } finally {
    await site.close();
  }
}

/** Of the verdicts that both give on the same page, the share that is the same. */
export async function agreementMeasures(): Promise<Measure[]> {
  const debuggingPort = await freePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
  });
  const verdicts: string[] = [];
  for (const sample of CORPUS) verdicts.push(...(await compare(sample, debuggingPort)));
  await browser.close();
  for (const verdict of verdicts.filter((each) => each !== 'same')) console.log(`  ${verdict}`);
  const value = (100 * verdicts.filter((each) => each === 'same').length) / verdicts.length;
  const percent = (share: number): string => `${share.toFixed(1)} %`;
  return [
    {
      what: `agreement with Lighthouse on ${verdicts.length} verdicts`,
      value,
      shown: percent(value),
      budget: atLeast(95, percent),
    },
  ];
}
