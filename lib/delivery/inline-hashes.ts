import { createHash } from 'node:crypto';

/** Inline elements of a page, as CSP source expressions: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE = /<style(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/g;
/** A script with an address, or data that no browser runs. */
const NOT_INLINE = /\ssrc=|\stype="(?:application|text)\//;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (html: string, element: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(element)]
      .filter(({ groups }) => !NOT_INLINE.test(groups?.attributes ?? ''))
      .map(({ groups }) => hashOf(groups?.text ?? '')),
  ),
];

/** Hashes of all inline scripts and styles of a page. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, SCRIPT),
  styles: hashesOf(html, STYLE),
});
