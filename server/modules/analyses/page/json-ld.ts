import type { Page } from './page.ts';

export type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [value, ...thingsIn(value['@graph'])];
}

/** The blocks of structured data: what each says, or its text when it cannot be parsed. */
export function jsonLdOf({ $ }: Pick<Page, '$'>): { things: Thing[]; broken: string[]; blocks: number } {
  const blocks = $('script[type="application/ld+json" i]')
    .toArray()
    .map((element) => $(element).text());
  const things: Thing[] = [];
  const broken: string[] = [];
  for (const block of blocks) {
    try {
      things.push(...thingsIn(JSON.parse(block)));
    } catch {
      broken.push(block);
    }
  }
  return { things, broken, blocks: blocks.length };
}
