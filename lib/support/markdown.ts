/*
 * The few marks that people use in messages, as parts that a page makes elements of: no HTML is ever read or written, so
 * there is nothing to clean. A library for all of Markdown weighs twenty times as much and has to be cleaned after.
 */

export type Inline =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

export type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list' | 'numbers'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const MARKS =
  /`([^`\n]+)`|\*\*(?=\S)([^*\n]+?)\*\*|(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+?)\*(?![\p{L}\p{N}])|\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)|(https?:\/\/[^\s<>"]+)/gu;

/** Marks at the end of an address belong to the sentence. */
const TRAILING = /[.,;:!?)\]}'’”»،؛؟。，]+$/u;

function partOf(match: RegExpExecArray): readonly Inline[] {
  const [, code, bold, italic, words, url, bare] = match;
  if (code !== undefined) return [{ kind: 'code', text: code }];
  if (bold !== undefined) return [{ kind: 'bold', text: bold }];
  if (italic !== undefined) return [{ kind: 'italic', text: italic }];
  if (words !== undefined && url !== undefined) return [{ kind: 'link', text: words, url }];
  const address = (bare ?? '').replace(TRAILING, '');
  const rest = (bare ?? '').slice(address.length);
  return [{ kind: 'link', text: address, url: address }, ...(rest ? [{ kind: 'text', text: rest } as const] : [])];
}

/** The parts of one line. */
function parseInline(line: string): readonly Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(MARKS)) {
    if (match.index > at) parts.push({ kind: 'text', text: line.slice(at, match.index) });
    parts.push(...partOf(match));
    at = match.index + match[0].length;
  }
  if (at < line.length) parts.push({ kind: 'text', text: line.slice(at) });
  return parts;
}

const KINDS = [
  ['list', /^\s*[-*•] +(.*)$/],
  ['numbers', /^\s*[\p{Nd}]{1,3}[.)] +(.*)$/u],
  ['quote', /^> ?(.*)$/],
] as const;

function lineOf(line: string): { kind: 'list' | 'numbers' | 'quote' | 'paragraph'; text: string } {
  for (const [kind, shape] of KINDS) {
    const text = shape.exec(line)?.[1];
    if (text !== undefined) return { kind, text };
  }
  return { kind: 'paragraph', text: line };
}

function blocksOf(text: string): Block[] {
  const blocks: { kind: 'list' | 'numbers' | 'quote' | 'paragraph'; lines: (readonly Inline[])[] }[] = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const { kind, text: words } = lineOf(line);
    const last = blocks.at(-1);
    if (last && !isNew && last.kind === kind) last.lines.push(parseInline(words));
    else blocks.push({ kind, lines: [parseInline(words)] });
    isNew = false;
  }
  return blocks;
}

/** The blocks of a message: paragraphs, lists, quotes, code between fences. */
export function parseMarkdown(text: string): readonly Block[] {
  const pieces = text.replaceAll('\r\n', '\n').split(/^```.*$/m);
  return pieces.flatMap((piece, at): readonly Block[] => {
    // Between two fences; one without its other is a line like any other.
    const isCode = at % 2 === 1 && at < pieces.length - 1;
    if (isCode) return [{ kind: 'code', text: piece.replace(/^\n|\n$/g, '') }];
    return blocksOf(piece);
  });
}

/** The words of a message without its marks, in one line; for lists. */
export function plainText(text: string): string {
  const blocks = parseMarkdown(text);
  const lines = blocks.flatMap((block) =>
    block.kind === 'code' ? [block.text] : block.lines.map((parts) => parts.map((part) => part.text).join('')),
  );
  return lines.join(' ');
}
