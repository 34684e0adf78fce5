import type { PageFacts } from './page-facts.ts';

/** For each address that pages link to, the first page that does. */
export function linkedFrom(
  pages: readonly PageFacts[],
  kind: 'internal' | 'external' = 'internal',
): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const page of pages) for (const url of page[kind]) if (!sources.has(url)) sources.set(url, page.url);
  return sources;
}
