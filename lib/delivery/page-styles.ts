import { type HashedFile, hashedFile } from './hashed-file.ts';

/* A page's stylesheets, joined to one: each of a dozen small files is a request the first paint waits for. */

const SHEET = /<link rel="stylesheet" href="([^"]+)"(?: data-precedence="next")?\/>/g;
const PRELOAD = /<link rel="preload" href="\/(?:styles|_next)\/[^"]+\.css" as="style"\/>/g;

/** Addresses of the stylesheets a page links to, in the order of the cascade. */
export const stylesheetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(SHEET)].flatMap(([, address]) => address ?? [])),
];

/**
 * Joins stylesheets in the given order.
 *
 * @throws when one names a file relative to itself: it would be looked for elsewhere
 */
export function joinStyles(sheets: readonly string[]): HashedFile {
  const css = sheets.map((sheet) => sheet.replace(/\/\*# sourceMappingURL=.*?\*\/\s*$/, '').trim()).join('\n');
  const relative = /url\(\s*["']?(?!["']?(?:\/|data:|#))[^)]*\)/.exec(css);
  if (relative) throw new Error(`${relative[0]} is relative to its stylesheet; begin it with a slash`);
  if (css.includes('</')) throw new Error('a stylesheet closes an element: it could not stand in a page');
  return hashedFile('/styles/page', 'css', css);
}

/** How a page gets its styles: from a file that stays in the cache, or within itself, one wait less on a slow line. */
export const linkTo = ({ address }: HashedFile): string => `<link rel="stylesheet" href="${address}"/>`;
export const inline = ({ text }: HashedFile): string => `<style data-joined="">${text}</style>`;

/** The page with one element for its styles in place of its many links. */
export function replaceStylesheets(html: string, element: string): string {
  let isFirst = true;
  return html.replaceAll(PRELOAD, '').replaceAll(SHEET, () => {
    const tag = isFirst ? element : '';
    isFirst = false;
    return tag;
  });
}
