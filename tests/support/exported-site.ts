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

/** The framework's copy of the page for the browser: two thirds of a file, and nothing a reader meets. */
const PAYLOAD = /<script>(?:self\.__next_f|\(self\.__next_f)[\s\S]*?<\/script>/g;

function cached<Value>(make: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const value = known.get(file) ?? make(file);
    known.set(file, value);
    return value;
  };
}

/** A parsed HTML file without the framework's payload; parsed once. */
export const documentOf = cached(
  (file): HTMLElement =>
    parse(readFileSync(file, 'utf8').replaceAll(PAYLOAD, ''), { blockTextElements: { script: true, style: true } }),
);

/** Every id of an HTML file. */
export const idsOf = cached(
  (file) =>
    new Set(
      documentOf(file)
        .querySelectorAll('[id]')
        .map(({ id }) => id),
    ),
);

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

const compressed = (body: Buffer | string, quality: number): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Size as a CDN sends it: compressed once, at the highest level. */
export const brotliSize = (body: Buffer | string): number => compressed(body, 11);

/** The same, or a quick level's larger figure when that is within the limit already: hundreds of pages take minutes. */
export function brotliSizeWithin(body: Buffer | string, limit: number): number {
  const quick = compressed(body, 5);
  return quick <= limit ? quick : brotliSize(body);
}

/** Size of a file of the site by its address, as a CDN sends it. */
export const brotliSizeOf = cached((address) => brotliSize(bytesOf(address)));

/** Bytes of a file of the site by its address, query ignored. */
export function bytesOf(address: string): Buffer {
  const file = fileFor(new URL(address, 'http://site').pathname);
  if (!file) throw new Error(`${address} has no file in out/`);
  return readFileSync(file);
}
