import { elements, type Page, resolveUrl } from './page.ts';

export type AssetKind = 'style' | 'script' | 'image' | 'font';

export interface AssetLink {
  readonly url: string;
  readonly kind: AssetKind;
}

const SOURCES: readonly (readonly [AssetKind, string, string])[] = [
  ['style', 'link[rel~="stylesheet" i][href]', 'href'],
  ['script', 'script[src]', 'src'],
  ['image', 'img[src]', 'src'],
  ['font', 'link[rel~="preload" i][as="font" i][href]', 'href'],
];

/** Files that a page loads by its markup, each once. */
export function assetsOf(page: Page): AssetLink[] {
  const found = SOURCES.flatMap(([kind, selector, attribute]) =>
    elements(page, selector).flatMap(({ attribs }) => {
      const url = resolveUrl(attribs[attribute] ?? '', page.url);
      return url && /^https?:$/.test(url.protocol) ? [{ kind, url: url.href }] : [];
    }),
  );
  return [...new Map(found.map((asset) => [asset.url, asset])).values()];
}
