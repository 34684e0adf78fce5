import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { TextSection } from './index-file.ts';

/** What an exported page says, as search needs it. */
export interface PageText {
  /** Title of search results, the brand left out. */
  readonly title: string;
  readonly description: string;
  readonly sections: readonly TextSection[];
}

/** The framework's copy of a page: most of the file, and nothing a reader meets. */
const SCRIPTS = /<(script|style|noscript|template|svg)\b[\s\S]*?<\/\1>/g;

/** Menus, forms and what stands on every page: a word in them says nothing about this one. */
const SKIPPED = 'nav, form, button, [aria-hidden=true], [hidden], #consultation, #comments, #related, #platforms';
const HEADINGS = new Set(['H1', 'H2', 'H3']);
const INLINE = new Set('A ABBR B BDI BR CODE EM I KBD MARK S SMALL SPAN STRONG SUB SUP TIME U WBR'.split(' '));

/** Only what search reads is parsed: a page is ten times as long. */
const READ = /<title>.*?<\/title>|<meta name="description"[^>]*>|<main[\s\S]*<\/main>/g;

/** Neighbours that only a style sheet keeps apart: `<span>01</span><span>Plans</span>`. */
const NEIGHBOURS = /<\/(\w+)>(?=<\w)/g;

/** Spaces that do not break stay: French would begin a line with a colon. */
const squeeze = (text: string): string => text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim();

const isBlock = (element: HTMLElement): boolean =>
  !element.querySelectorAll('*').some(({ tagName }) => !INLINE.has(tagName)) && !INLINE.has(element.tagName);

/** Smallest blocks of text in reading order. */
function* blocksOf(element: HTMLElement): Generator<HTMLElement> {
  for (const child of element.childNodes) {
    if (child.nodeType !== NodeType.ELEMENT_NODE) continue;
    const inner = child as HTMLElement; // by its node type
    if (isBlock(inner) || INLINE.has(inner.tagName)) yield inner;
    else yield* blocksOf(inner);
  }
}

const idAround = (element: HTMLElement): string =>
  element.getAttribute('id') ?? element.closest('[id]')?.getAttribute('id') ?? '';

function sectionsOf(main: HTMLElement): TextSection[] {
  const sections: { id: string; heading: string; paragraphs: string[] }[] = [{ id: '', heading: '', paragraphs: [] }];
  for (const block of blocksOf(main)) {
    const text = squeeze(block.textContent);
    if (text === '') continue;
    if (HEADINGS.has(block.tagName)) sections.push({ id: idAround(block), heading: text, paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(text);
  }
  return sections
    .filter(({ heading, paragraphs }) => heading !== '' || paragraphs.length > 0)
    .map(({ id, heading, paragraphs }) => [id === 'main' ? '' : id, heading, paragraphs]);
}

/**
 * Reads a page as it was exported.
 * @throws when the file is no page of the site: no title, no `<main>`.
 */
export function pageText(html: string): PageText {
  const document = parse((html.match(READ) ?? []).join('').replaceAll(SCRIPTS, '').replaceAll(NEIGHBOURS, '</$1> '));
  const main = document.querySelector('main');
  const title = document.querySelector('title')?.textContent;
  if (!main || !title) throw new Error('The page has no title or no <main>');
  for (const element of main.querySelectorAll(SKIPPED)) element.remove();
  return {
    title: squeeze(title.split(' | ')[0] ?? title),
    description: squeeze(document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''),
    sections: sectionsOf(main),
  };
}
