import { load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

const MOST_ADDRESSES = 500;
const LONGEST_ADDRESS = 2000;

/** What a file of a sitemap lists: pages, or further files. */
export interface SitemapList {
  readonly isValid: boolean;
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

const named = (nodes: readonly AnyNode[], name: string): Element[] =>
  nodes.filter((node): node is Element => node.type === 'tag' && node.name === name);

/** Text of an element itself: what is nested in it is none of an address. */
const ownText = ({ children }: Element): string =>
  children
    .flatMap((node) => (node.type === 'cdata' ? node.children : [node]))
    .map((node) => (node.type === 'text' ? node.data : ''))
    .join('')
    .trim();

function addressesOf(root: Element | undefined, entry: string): string[] {
  return named(root?.children ?? [], entry)
    .slice(0, MOST_ADDRESSES)
    .flatMap(({ children }) => named(children, 'loc').slice(0, 1).map(ownText))
    .filter((address) => address.length <= LONGEST_ADDRESS && URL.canParse(address));
}

/** Reads a sitemap by its fixed form, three levels deep, without entities of its own. */
export function listOf(text: string): SitemapList {
  const nodes = load(text, { xml: true }).root()[0]?.children ?? [];
  const [pages] = named(nodes, 'urlset');
  const [files] = named(nodes, 'sitemapindex');
  return {
    isValid: pages !== undefined || files !== undefined,
    pages: addressesOf(pages, 'url'),
    files: addressesOf(files, 'sitemap'),
  };
}
