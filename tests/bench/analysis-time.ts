import { analyse } from '#server/modules/analyses/run/analyse.ts';
import { type LocalSite, startLocalSite } from '#tests/server/support/local-site.ts';
import { atMost, type Measure, median } from './measure.ts';

const PAGES = 50;
const AT_ONCE = 10;
const RUNS = 3;
const MIB = 1024 * 1024;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const mib = (bytes: number): string => `${Math.round(bytes / MIB)} MiB`;

const words = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, at) => `word${(at * seed) % 997}`).join(' ');

/** A page of the size of real ones: 40 KB of text, links to its neighbours, pictures, a form. */
const pageOf = (at: number): string => {
  const links = Array.from({ length: 12 }, (_, step) => `<a href="/p${(at * 7 + step) % PAGES}">Page ${step}</a>`).join(
    ' ',
  );
  const pictures = Array.from(
    { length: 20 },
    (_, n) => `<img src="/i${n}.webp" alt="Lamp ${n}" width="300" height="200">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lamps of the kind number ${at}</title>
    <meta name="viewport" content="width=device-width"><meta name="description" content="${words(12, at + 3)}"></head>
    <body><main><h1>Lamps ${at}</h1><p>${words(6000, at + 2)}</p>${pictures.join('')}${links}</main></body></html>`;
};

const startSite = (): Promise<LocalSite> =>
  startLocalSite(() => ({
    '/': pageOf(0),
    ...Object.fromEntries(Array.from({ length: PAGES }, (_, at) => [`/p${at}`, pageOf(at)])),
  }));

async function timeOf(site: LocalSite, pages: number): Promise<number> {
  const since = performance.now();
  const deps = { policy: site.policy, now: new Date(), signal: new AbortController().signal, onProgress: () => {} };
  const report = await analyse({ url: `${site.url}/`, pages }, deps);
  if (report.pages.length !== pages) throw new Error(`${report.pages.length} pages were read, not ${pages}`);
  return performance.now() - since;
}

async function several(site: LocalSite, pages: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(site, pages));
  return median(times);
}

/** The most memory that ten runs of fifty pages side by side take beyond what the process has. */
async function memoryOfMany(site: LocalSite): Promise<number> {
  const before = process.memoryUsage.rss();
  const seen = { most: before };
  const watch = setInterval(() => {
    seen.most = Math.max(seen.most, process.memoryUsage.rss());
  }, 20);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, () => timeOf(site, PAGES)));
  } finally {
    clearInterval(watch);
  }
  return seen.most - before;
}

/** How long the analyzer takes over a site on the loopback, and how much memory. */
export async function analysisMeasures(): Promise<Measure[]> {
  const site = await startSite();
  try {
    const memory = await memoryOfMany(site);
    const one = await several(site, 1);
    const crawl = await several(site, PAGES);
    return [
      { what: 'one page', value: one, shown: seconds(one), budget: atMost(2000, seconds) },
      { what: `${PAGES} pages`, value: crawl, shown: seconds(crawl), budget: atMost(30_000, seconds) },
      {
        what: `${AT_ONCE} runs at once, memory beside the rest`,
        value: memory,
        shown: mib(memory),
        budget: atMost(300 * MIB, mib),
      },
    ];
  } finally {
    await site.close();
  }
}
