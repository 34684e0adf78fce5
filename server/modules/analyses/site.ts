import type { BrowserFacts } from './browser/browser-facts.ts';
import type { TlsFacts } from './fetch/probe-tls.ts';
import type { Fetched, Hop } from './fetch/safe-fetch.ts';
import type { AssetKind } from './page/assets.ts';
import type { PageFacts } from './page/page-facts.ts';
import type { RobotsFile } from './read/robots-rules.ts';

/** Whether an address answers. */
export interface Visit {
  readonly url: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly finalUrl: string;
  readonly hops: readonly Hop[];
}

/** A file of a page, by its headers; text of styles and scripts is read as well. */
export interface Asset {
  readonly url: string;
  readonly kind: AssetKind;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly wireBytes: number;
  /** All its bytes are known; otherwise it has at least these. */
  readonly isWhole: boolean;
  readonly encoding: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly text: string;
}

export interface SitemapFacts {
  readonly url: string;
  readonly isDeclared: boolean;
  readonly isValid: boolean;
  readonly urls: readonly string[];
}

/** A page of the crawl with its place in it. */
export interface CrawledPage extends PageFacts {
  /** Clicks from the start page; `null` when only the sitemap names it. */
  readonly depth: number | null;
}

/** What was asked about the site besides its pages. `null`: not asked or no answer, so nothing is judged by it. */
export interface Probes {
  readonly robots: RobotsFile | null;
  readonly sitemap: SitemapFacts | null;
  readonly overHttp: Visit | null;
  readonly otherHost: Visit | null;
  /** The start address with another slash or in capitals, and what that copy calls canonical. */
  readonly variant: { readonly visit: Visit; readonly canonical: string | null } | null;
  readonly unknown: Visit | null;
  readonly tls: TlsFacts | null;
  readonly firstBytes: readonly number[];
  readonly assets: readonly Asset[];
  readonly internal: readonly Visit[];
  readonly external: readonly Visit[];
  /** Addresses of the sitemap, where a run of one page asks for some. */
  readonly listed: readonly Visit[];
  readonly canonical: { readonly visit: Visit; readonly facts: PageFacts | null } | null;
  readonly alternates: readonly { readonly lang: string; readonly visit: Visit; readonly facts: PageFacts | null }[];
  readonly icon: Visit | null;
  readonly shareImage: {
    readonly url: string;
    readonly status: number;
    readonly size: readonly [number, number] | null;
    /** The picture itself, small, as a `data:` address. */
    readonly thumbnail: string | null;
  } | null;
  readonly llms: { readonly status: number; readonly text: string } | null;
  readonly browser: BrowserFacts | null;
}

/** Everything a check of the whole site may look at. */
export interface Site {
  readonly start: Omit<Fetched, 'text' | 'raw'>;
  /** Pages that were read, the start page first. */
  readonly pages: readonly [CrawledPage, ...CrawledPage[]];
  readonly isCrawl: boolean;
  /** The site has pages that were not read, for whatever reason. */
  readonly hasMore: boolean;
  readonly probes: Probes;
  readonly now: Date;
}
