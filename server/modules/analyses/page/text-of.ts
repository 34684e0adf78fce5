import type { AnyNode, Element } from 'domhandler';

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'head', 'svg', 'iframe', 'textarea']);
const AROUND = new Set(['nav', 'header', 'footer', 'aside']);
const RUN_ON = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

const isElement = (node: AnyNode): node is Element => 'attribs' in node;
const isSkipped = (node: Element, onlyMain: boolean): boolean =>
  UNSEEN.has(node.name) || 'hidden' in node.attribs || (onlyMain && AROUND.has(node.name));

/** Visible text of an element without recursion, so that a page of a hundred thousand nested tags cannot end it. */
export function textOf(root: Element, onlyMain: boolean): string {
  const parts: string[] = [];
  const stack: (AnyNode | ' ')[] = [...root.children].toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === ' ') parts.push(' ');
    else if (node.type === 'text') parts.push(node.data);
    else if (isElement(node) && !isSkipped(node, onlyMain)) {
      const gap = RUN_ON.has(node.name) ? [] : [' ' as const];
      parts.push(...gap);
      stack.push(...gap, ...node.children.toReversed());
    }
  }
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
