import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '#lib/content/check/letters.ts';
import { NAMESPACES } from '#lib/i18n/messages.ts';
import { type ExportedPage, exportedPages } from '#tests/support/exported-site.ts';

const pages = exportedPages();

/** Shorter texts may well be the same in two languages: names, units, loan words. */
const LONG_WORDS = 5;

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Texts a reader meets: text nodes outside scripts, and the attributes that are read aloud. Code and titles of works stay as they are. */
function textsOf(node: Node): string[] {
  if (!isElement(node)) return [node.textContent.trim()].filter(Boolean);
  if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName) || node.getAttribute('translate') === 'no') return [];
  const read = ['alt', 'title', 'aria-label', 'placeholder'].map((name) => node.getAttribute(name));
  return [...read.filter((text) => text !== undefined), ...node.childNodes.flatMap(textsOf)];
}

/** Code samples may well speak of `null`. */
const CODE = /<(pre|code)\b[\s\S]*?<\/\1>/g;

const read = new Map(pages.map(({ path, document }) => [path, textsOf(document.querySelector('body') ?? document)]));
const textsOfPage = ({ path }: ExportedPage) => read.get(path) ?? [];

/** Words with letters: a row of sizes reads the same everywhere. */
const lengthOf = (text: string) => wordsOf(text).filter((word) => /\p{L}{2}/u.test(word)).length;

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const texts = textsOfPage(page);

  it('shows no raw key and no placeholder', () => {
    const key = new RegExp(`^(?:${NAMESPACES.join('|')})[:.][\\w.:-]+$`);
    expect(texts.filter((text) => key.test(text) || text.includes('{{'))).toEqual([]);
    expect(page.html.replaceAll(CODE, '')).not.toMatch(/\[object Object\]|>undefined<|>null<|>NaN</);
  });

  it('shows no text of another language', () => {
    const own = new Set(texts.filter((text) => lengthOf(text) >= LONG_WORDS));
    const others = pages.filter(({ id, path }) => id === page.id && path !== page.path);
    const shared = others.flatMap((other) => textsOfPage(other).filter((text) => own.has(text)));
    expect([...new Set(shared)]).toEqual([]);
  });
});
