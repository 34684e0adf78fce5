import type { TextSection } from './index-file.ts';
import { wordsIn } from './words.ts';

/** A stretch of text, and whether the query found it. */
export interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

/** Where the part of a page is that answers the query. */
export interface Excerpt {
  readonly parts: readonly Part[];
  /** Id of the section it stands in; empty at the top of the page. */
  readonly id: string;
  readonly heading: string;
}

type Span = readonly [start: number, end: number];

/** About two lines of a result. */
const LENGTH = 190;
/** What is shown before the first hit of a long paragraph. */
const BEFORE = 60;

const HAN = /\p{Script=Han}/u;

/** Chinese terms inside a run of signs that is one "word" of the text. */
const insideRun = (text: string, [start, end]: Span, found: ReadonlySet<string>): Span[] =>
  [...found].flatMap((term) => {
    const spans: Span[] = [];
    const run = text.slice(start, end).toLowerCase();
    for (let at = run.indexOf(term); at >= 0; at = run.indexOf(term, at + 1))
      spans.push([start + at, start + at + term.length]);
    return spans;
  });

/** Where found words stand in a text, in order and without overlaps. */
function spansOf(text: string, found: ReadonlySet<string>): Span[] {
  const spans = wordsIn(text).flatMap(({ start, end, forms }): Span[] => {
    if (HAN.test(text.slice(start, end))) return insideRun(text, [start, end], found);
    return forms.some((form) => found.has(form)) ? [[start, end]] : [];
  });
  const merged: Span[] = [];
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && start < last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}

/** Cuts a text into what the query found and what it did not. */
export function markedParts(text: string, found: ReadonlySet<string>): Part[] {
  let at = 0;
  const parts: Part[] = [];
  for (const [start, end] of spansOf(text, found)) {
    parts.push({ text: text.slice(at, start), isHit: false }, { text: text.slice(start, end), isHit: true });
    at = end;
  }
  return [...parts, { text: text.slice(at), isHit: false }].filter((part) => part.text !== '');
}

/** How many different found words a text has. */
export const coverage = (text: string, found: ReadonlySet<string>): number =>
  new Set(wordsIn(text).flatMap(({ forms }) => forms.filter((form) => found.has(form)))).size;

/** Shortens a paragraph to about two lines around its first hit; words stay whole. */
function window(text: string, found: ReadonlySet<string>): string {
  if (text.length <= LENGTH) return text;
  const [first = 0] = spansOf(text, found)[0] ?? [];
  const from = first <= LENGTH - BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1 || first;
  const isToEnd = from + LENGTH >= text.length;
  const end = text.lastIndexOf(' ', from + LENGTH);
  const to = isToEnd ? text.length : end > from ? end : from + LENGTH;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${isToEnd ? '' : ' …'}`;
}

/** Shorter is a label and says nothing by itself. */
const SHORTEST = 24;

/** The paragraph that has most of the found words, the earliest of equals; `null` where none has any. */
export function excerptOf(sections: readonly TextSection[], found: ReadonlySet<string>): Excerpt | null {
  let best: { score: number; id: string; heading: string; text: string } | null = null;
  for (const [id, heading, paragraphs] of sections) {
    for (const text of paragraphs.filter(({ length }) => length >= SHORTEST)) {
      const score = coverage(text, found);
      if (score > (best?.score ?? 0)) best = { score, id, heading, text };
    }
  }
  return best && { id: best.id, heading: best.heading, parts: markedParts(window(best.text, found), found) };
}
