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

const unique = (urls: readonly string[]): string[] => [...new Set(urls)];
const withoutHash = (url: URL): string => url.href.replace(/#.*$/, '');

function absolute(page: Page, href: string | null | undefined): string | null {
  return href ? (resolveUrl(href, page.url)?.href ?? null) : null;
}

function previewOf(page: Page, title: string, description: string): Preview {
  return {
    search: { title, description, url: page.url.href },
    share: {
      title: meta(page, 'og:title') ?? title,
      description: meta(page, 'og:description') ?? description,
      image: absolute(page, meta(page, 'og:image')),
      site: meta(page, 'og:site_name') ?? page.url.hostname,
    },
  };
}

/** Facts of a page without the outcomes of its checks. */
export function factsOf(page: Page): Omit<PageFacts, 'outcomes'> {
  const title = page.$('head > title').first().text().trim();
  const description = meta(page, 'description') ?? '';
  const links = (isInternal: boolean) =>
    unique(page.links.flatMap((link) => (link.url && link.isInternal === isInternal ? [withoutHash(link.url)] : [])));
  return {
    url: page.url.href,
    status: page.answer.status,
    hops: page.answer.hops.length,
    title: title || null,
    description: description || null,
    lang: page.lang,
    isIndexable: noindexOf(page) === null,
    canonical: absolute(page, canonicalsOf(page)[0]),
    alternates: alternatesOf(page),
    internal: links(true),
    external: links(false),
    assets: assetsOf(page),
    icon: absolute(page, page.$('link[rel~="icon" i][href]').attr('href')),
    shareImage: absolute(page, meta(page, 'og:image')),
    ...sketchOf(page.mainText),
    inlineStyles: page.$('style').text().slice(0, 100_000),
    preview: previewOf(page, title, description),
    notes: marketingNotes(page),
  };
}
