import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguageCode } from '#lib/i18n/languages.ts';
import { findPageBySlug, livesAtOnce } from '#lib/pages/registry.ts';
import { withCompileHint } from './compile-hint.ts';
import { isGooglePage } from './content-policy.ts';
import type { HashedFile } from './hashed-file.ts';
import { withPolicy } from './page-policy.ts';
import { deferScripts } from './page-scripts.ts';
import { inline, joinStyles, linkTo, replaceStylesheets, stylesheetsOf } from './page-styles.ts';

/** What was done to an export. */
export interface Finished {
  readonly pages: number;
  readonly stylesheets: number;
  readonly removed: number;
}

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Whether a file of the export is a page that is an application: it needs its script at once, and stays as it is. */
function isApplication(file: string): boolean {
  const [lng = '', ...rest] = file
    .replaceAll(path.sep, '/')
    .replace(/\.html$/, '')
    .split('/');
  const id = isLanguageCode(lng) ? findPageBySlug(rest.join('/')) : undefined;
  return id !== undefined && livesAtOnce(id);
}

const isHome = (file: string): boolean => isLanguageCode(file.replace(/\.html$/, ''));

/** The framework's copies of pages for navigation without loading; our links are plain ones, so nothing asks for them. */
const isPayload = (file: string): boolean =>
  /(?:^|\/)__next\.[^/]+\.txt$/.test(file) || /^(?:[a-z]{2}|_not-found|index|404)(?:\/.*)?\.txt$/.test(file);

/** A folder that is left without a file would stand in the way of the page of the same name on some hosts. */
function removeEmpty(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(directory, entry.name));
  }
  if (readdirSync(directory).length === 0) rmdirSync(directory);
}

/**
 * Finishes the exported pages for readers: one stylesheet a page, the framework's script only where and when a live
 * part needs it, a content security policy, and none of the framework's copies that nothing asks for.
 *
 * @throws naming the page that is not written as expected
 */
export function finishPages(directory: string): Finished {
  const files = filesIn(directory).map((file) => path.relative(directory, file));
  const read = (file: string): string => readFileSync(path.join(directory, file), 'utf8');
  const sheets = new Map<string, string>();
  const written = new Set<string>();
  const joined = new Set<string>();
  const sheetOf = (address: string): string => {
    const known = sheets.get(address) ?? read(address.slice(1));
    sheets.set(address, known);
    return known;
  };
  const write = ({ address, text }: HashedFile): void => {
    if (!written.has(address)) writeFileSync(path.join(directory, address.slice(1)), text);
    written.add(address);
  };
  const hint = (address: string): void => {
    if (!written.has(address))
      writeFileSync(path.join(directory, address.slice(1)), withCompileHint(read(address.slice(1))));
    written.add(address);
  };
  const lighten = (page: string): string => {
    const source = read(page);
    const styles = stylesheetsOf(source);
    const sheet = joinStyles(styles.map(sheetOf));
    joined.add(sheet.address);
    const { html, payload, framework } = deferScripts(source, styles);
    if (payload) write(payload);
    for (const address of framework) hint(address);
    if (!isHome(page)) return replaceStylesheets(html, inline(sheet));
    write(sheet);
    return replaceStylesheets(html, linkTo(sheet));
  };
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    try {
      const html = isApplication(page) ? read(page) : lighten(page);
      writeFileSync(path.join(directory, page), withPolicy(html, isGooglePage(page)));
    } catch (cause) {
      throw new Error(`${page} cannot be finished: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  }
  const payloads = files.filter((file) => isPayload(file.replaceAll(path.sep, '/')));
  for (const file of payloads) rmSync(path.join(directory, file));
  removeEmpty(directory);
  return { pages: pages.length, stylesheets: joined.size, removed: payloads.length };
}
