import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import { LANGUAGES, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId } from '#lib/pages/registry.ts';

const OUT = 'out';

/** A page of the registry in one language, as exported. */
export interface ExportedPage {
  readonly id: PageId;
  readonly language: ReturnType<typeof languageOf>;
  /** Address path: `/de/web-design`. */
  readonly path: string;
  readonly html: string;
  readonly document: HTMLElement;
}

/** Path below `out/` of everything the export wrote, with `/`. */
export function exportedFiles(): string[] {
  if (!existsSync(OUT)) throw new Error('out/ is missing: npm run build');
  return readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file a host answers with for a path, or nothing: `/de` → `out/de.html`. */
export function fileFor(pathname: string): string | undefined {
  const base = path.join(OUT, decodeURIComponent(pathname));
  return [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(isFile);
}

const documents = new Map<string, HTMLElement>();

/** A parsed HTML file; parsed once. */
export function documentOf(file: string): HTMLElement {
  const known = documents.get(file);
  if (known) return known;
  const document = parse(readFileSync(file, 'utf8'), { blockTextElements: { script: true, style: true } });
  documents.set(file, document);
  return document;
}

function exportedPage(id: PageId, code: LanguageCode): ExportedPage {
  const pathname = pathOf(id, code);
  const file = fileFor(pathname);
  if (!file) throw new Error(`${pathname} has no file in out/`);
  return {
    id,
    language: languageOf(code),
    path: pathname,
    html: readFileSync(file, 'utf8'),
    document: documentOf(file),
  };
}

/** Every built page in every language. A page without a file throws: registry and export must agree. */
export const exportedPages = (): ExportedPage[] =>
  builtPages().flatMap((id) => LANGUAGES.map(({ code }) => exportedPage(id, code)));

/** An attribute of the first element that matches. */
export const attribute = (document: HTMLElement, selector: string, name: string): string | undefined =>
  document.querySelector(selector)?.getAttribute(name);

/** Size as a CDN sends it. */
export const brotliSize = (body: Buffer | string): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes of a file of the site by its address, query ignored. */
export function bytesOf(address: string): Buffer {
  const file = fileFor(new URL(address, 'http://site').pathname);
  if (!file) throw new Error(`${address} has no file in out/`);
  return readFileSync(file);
}
