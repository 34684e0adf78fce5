import type { Category, Need, Unit } from '#lib/contract/analyses.ts';
import type { BrowserFacts } from './browser/browser-facts.ts';
import { fail, notMeasured, type Outcome, pass, seenTag } from './outcome.ts';
import type { Page } from './page/page.ts';
import type { Site } from './site.ts';

interface CheckFacts {
  /** The file's name. */
  readonly id: string;
  readonly category: Category;
  readonly weight: number;
  /** 3 a line of text, 2 a change in a template or a setting, 1 a project. */
  readonly ease: 1 | 2 | 3;
  /** Where the rule comes from. */
  readonly source: string;
  /** Key below `checks` of `ui/analyzer.json`, when it is another check's. */
  readonly texts?: string;
  /** While it fails, the overall score stays below 50. */
  readonly isBlocker?: true;
  readonly unit?: Unit;
}

/** Judges one page by its HTML and its headers; runs off the main thread. */
export interface PageCheck extends CheckFacts {
  readonly scope: 'page';
  readonly need: Need;
  run(page: Page): Outcome;
}

/** Judges the site by what was asked about it. */
export interface SiteCheck extends CheckFacts {
  readonly scope: 'site';
  readonly need: Need;
  /** What it finds is of the start page alone, not of the template that every page shares. */
  readonly isOfStart?: true;
  run(site: Site): Outcome;
}

export type Check = PageCheck | SiteCheck;

type Of<C extends Check> = Omit<C, 'scope' | 'need'>;

export const pageCheck = (check: Of<PageCheck>): PageCheck => ({ ...check, scope: 'page', need: 'page' });
export const siteCheck = (check: Of<SiteCheck>): SiteCheck => ({ ...check, scope: 'site', need: 'requests' });
export const crawlCheck = (check: Of<SiteCheck>): SiteCheck => ({ ...check, scope: 'site', need: 'crawl' });
/** Only a real browser can tell; without one, or without the figure, the report says so. */
export const browserCheck = (
  check: Omit<Of<SiteCheck>, 'run'>,
  judge: (facts: BrowserFacts) => Outcome | undefined,
): SiteCheck => ({
  ...check,
  scope: 'site',
  need: 'browser',
  isOfStart: true,
  run: ({ probes }) => (probes.browser && judge(probes.browser)) ?? notMeasured,
});

/** A figure on Lighthouse's curve; `limit` is where it counts as good. */
export const metric =
  (name: keyof BrowserFacts['metrics'], limit: number) =>
  ({ metrics }: BrowserFacts): Outcome | undefined => {
    const seen = metrics[name];
    return seen ? { score: seen.score, proofs: [], measured: seen.value, limit } : undefined;
  };

/** Places that a rule of axe found fault with. */
export const audit =
  (name: keyof BrowserFacts['audits']) =>
  ({ audits }: BrowserFacts): Outcome | undefined => {
    const seen = audits[name];
    if (!seen) return undefined;
    return seen.score === 1 ? pass() : fail(seen.tags.map(seenTag));
  };
