import { header, meta, type Page } from './page.ts';

const REFUSES = /\b(?:noindex|none)\b/i;

/** Where a page asks not to be indexed. */
export function noindexOf(page: Page): { kind: 'meta' | 'header'; value: string } | null {
  const tag = meta(page, 'robots') ?? meta(page, 'googlebot') ?? '';
  if (REFUSES.test(tag)) return { kind: 'meta', value: tag };
  const value = header(page, 'x-robots-tag');
  return REFUSES.test(value) ? { kind: 'header', value } : null;
}

/** Addresses of the canonical tags, as written. */
export const canonicalsOf = ({ $ }: Pick<Page, '$'>): string[] =>
  $('link[rel~="canonical" i]')
    .toArray()
    .map((element) => element.attribs.href?.trim() ?? '');

const LONGEST = 4000;

/** Canonical address of the `Link` header. */
export function canonicalHeader(page: Page): string | null {
  return /<([^>]*)>\s*;[^,]*rel="?canonical"?/i.exec(header(page, 'link').slice(0, LONGEST))?.[1] ?? null;
}
