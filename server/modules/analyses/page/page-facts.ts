import type { MarketingNotes, Preview } from '#lib/contract/analyses.ts';
import type { Outcome } from '../outcome.ts';
import { type AssetLink, assetsOf } from './assets.ts';
import { type Alternate, alternatesOf } from './hreflangs.ts';
import { canonicalsOf, noindexOf } from './indexable.ts';
import { marketingNotes } from './marketing-notes.ts';
import { meta, type Page, resolveUrl } from './page.ts';
import { sketchOf } from './sketch.ts';

/** What the rest of a run needs of a page; plain data, because pages are read in another thread. */
export interface PageFacts {
  readonly url: string;
  /** Address it was asked for by; another one where redirects led here. */
  readonly requestedUrl: string;
  readonly status: number;
  readonly hops: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly lang: string;
  readonly isIndexable: boolean;
  /** Resolved; `null` without one. */
  readonly canonical: string | null;
  readonly alternates: readonly Alternate[];
  readonly internal: readonly string[];
  readonly external: readonly string[];
  readonly assets: readonly AssetLink[];
  readonly icon: string | null;
  readonly shareImage: string | null;
  readonly hash: string | null;
  readonly sketch: readonly number[];
  readonly inlineStyles: string;
  readonly preview: Preview;
  readonly notes: MarketingNotes;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** What a run keeps of a page, however much a stranger puts there. */
const MOST_LINKS = 2000;
const MOST_ALTERNATES = 200;
const MOST_ASSETS = 500;
const LONGEST_ADDRESS = 2000;
const LONGEST_TEXT = 1000;

const isShort = (url: string): boolean => url.length <= LONGEST_ADDRESS;
const brief = (text: string): string => text.slice(0, LONGEST_TEXT);
const withoutHash = (url: URL): string => url.href.replace(/#.*$/, '');

function absolute(page: Page, href: string | null | undefined): string | null {
  const url = href ? resolveUrl(href, page.url)?.href : undefined;
  return url !== undefined && isShort(url) ? url : null;
}

function previewOf(page: Page, title: string, description: string): Preview {
  return {
    search: { title, description, url: page.url.href },
    share: {
      title: brief(meta(page, 'og:title') ?? title),
      description: brief(meta(page, 'og:description') ?? description),
      image: absolute(page, meta(page, 'og:image')),
      thumbnail: null, // not read with the page
      site: brief(meta(page, 'og:site_name') ?? page.url.hostname),
    },
  };
}

/** Facts of a page without the outcomes of its checks. */
export function factsOf(page: Page): Omit<PageFacts, 'outcomes'> {
  const title = brief(page.$('head > title').first().text().trim());
  const description = brief(meta(page, 'description') ?? '');
  const links = (isInternal: boolean) => {
    const found = page.links.flatMap(({ url, ...link }) =>
      url && link.isInternal === isInternal ? [withoutHash(url)] : [],
    );
    return [...new Set(found)].filter(isShort).slice(0, MOST_LINKS);
  };
  return {
    url: page.url.href,
    requestedUrl: page.answer.requestedUrl,
    status: page.answer.status,
    hops: page.answer.hops.length,
    title: title || null,
    description: description || null,
    lang: brief(page.lang),
    isIndexable: noindexOf(page) === null,
    canonical: absolute(page, canonicalsOf(page)[0]),
    alternates: alternatesOf(page)
      .filter(({ href, lang }) => isShort(href) && isShort(lang))
      .slice(0, MOST_ALTERNATES),
    internal: links(true),
    external: links(false),
    assets: assetsOf(page)
      .filter(({ url }) => isShort(url))
      .slice(0, MOST_ASSETS),
    icon: absolute(page, page.$('link[rel~="icon" i][href]').attr('href')),
    shareImage: absolute(page, meta(page, 'og:image')),
    ...sketchOf(page.mainText),
    inlineStyles: page.$('style').text().slice(0, 100_000),
    preview: previewOf(page, title, description),
    notes: marketingNotes(page),
  };
}
