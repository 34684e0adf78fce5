/** What a page is made of: one content schema and one template a kind. */
const PAGE_KINDS = [
  'home',
  'service',
  'tariffs',
  'advertising',
  'company',
  'blog',
  'article',
  'search',
  'offline',
  'auth',
  'account',
  'desk',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

const KNOWN: ReadonlySet<string> = new Set(PAGE_KINDS);

/** Whether a kind that was written down is one of today's. */
export const isPageKind = (kind: string): kind is PageKind => KNOWN.has(kind);
