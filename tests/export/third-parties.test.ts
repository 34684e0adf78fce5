import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { env } from '#lib/env.ts';
import { site } from '#lib/site.ts';
import { exportedFiles } from '../support/exported-site.ts';

const read = (file: string): string => readFileSync(path.join('out', file), 'utf8');
const pages = exportedFiles().filter((file) => file.endsWith('.html'));
const styles = exportedFiles().filter((file) => file.endsWith('.css'));

/** What a browser asks for by itself; a link that a person follows is none of it, nor is the name of a page. */
const LOADING =
  /<(?:script|img|iframe|source|video|audio|embed|object|track|input)\b[^>]*?\s(?:src|srcset|poster|data)="([^"]*)"|<link\b(?![^>]*\brel="(?:canonical|alternate|author|me|license)")[^>]*?\shref="([^"]*)"/g;
const IN_STYLES = /url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g;

const OWN = [site.url, env.contentUrl].filter((address) => address !== '');

const isForeign = (address: string): boolean =>
  /^(?:https?:)?\/\//.test(address) && !OWN.some((own) => address === own || address.startsWith(`${own}/`));

/** Addresses in a text that lead to somebody else; a `srcset` has several. */
const foreignIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)]
    .flatMap(([, first, second]) => (first ?? second ?? '').split(/,\s+/))
    .map((address) => address.trim().split(/\s/)[0] ?? '')
    .filter(isForeign);

describe('before anybody has agreed to anything', () => {
  it('no page asks somebody else for a file', () => {
    expect(pages.length).toBeGreaterThan(100);
    const asked = pages.flatMap((file) => foreignIn(read(file), LOADING).map((address) => `${file}: ${address}`));
    expect(asked).toEqual([]);
  });

  it('no style does', () => {
    expect(styles.length).toBeGreaterThan(3);
    expect(styles.flatMap((file) => foreignIn(read(file), IN_STYLES))).toEqual([]);
    const inline = pages.flatMap((file) => read(file).match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? []);
    expect(inline.flatMap((text) => foreignIn(text, IN_STYLES))).toEqual([]);
  });

  it('would notice if one did', () => {
    expect(foreignIn('<img alt="" src="https://cdn.example/a.png">', LOADING)).toHaveLength(1);
    expect(foreignIn('<link rel="preconnect" href="//fonts.example">', LOADING)).toHaveLength(1);
    expect(foreignIn('<source srcset="/a.webp 1x, https://cdn.example/b.webp 2x">', LOADING)).toHaveLength(1);
    expect(foreignIn(`<script src="${site.url}/a.js"></script><a href="https://x.example">`, LOADING)).toEqual([]);
    expect(foreignIn('@import "https://fonts.example/a.css"', IN_STYLES)).toHaveLength(1);
  });
});
