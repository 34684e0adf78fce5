import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, LANGUAGES } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages, pageOf } from '#lib/pages/registry.ts';

/** A file the worker fetches when it is installed; `revision` only where the address does not follow the content. */
interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What an export holds that the worker has to know. */
export interface WorkerFiles {
  readonly precached: readonly PrecachedFile[];
  /** Bytes of the precached files. */
  readonly bytes: number;
  /** Paths of drawings, icons and covers: made by the export, public, and kept once they were shown. */
  readonly drawings: readonly string[];
  /** Changes with any public page. */
  readonly version: string;
}

const DRAWING_FOLDERS = ['motifs', 'icons', 'uploads/articles'];
/** Icons of buttons and menus, in every page. */
const ALWAYS_DRAWN = '/motifs/icons.svg';

/** What offers a new version: once the site has changed, only the worker still has the one that pages of before ask for. */
const UPDATE_SCRIPT = /^update\.[^/]+\.js$/;

/** Styles, and scripts that browsers of today run, those that come later among them. */
const NEEDED =
  /<script(?![^>]*\snomodule)[^>]*?\s(?:src|data-src|data-idle)="(\/[^"]+)"|<link(?=[^>]*rel="stylesheet")[^>]*?\shref="(\/[^"]+)"/gi;
const LATER = /\sdata-(?:idle|framework)="(\/[^"]+)"/g;

function neededBy(html: string): Set<string> {
  const found = [...html.matchAll(NEEDED), ...html.matchAll(LATER)];
  return new Set(found.flatMap(([, scripts, style]) => scripts?.split(' ') ?? style ?? []));
}

const digest = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Reads an export and says what every page of it needs, and what the offline page needs besides. */
export function readWorkerFiles(directory: string): WorkerFiles {
  const read = (address: string): Buffer => readFileSync(path.join(directory, address.split('?')[0] ?? address));
  const page = (address: string): string => read(`${address}.html`).toString('utf8');
  const open = builtPages().filter((id) => pageOf(id).indexed);
  const pages = open.flatMap((id) => LANGUAGES.map(({ code }) => page(pathOf(id, code))));
  const needs = pages.map(neededBy);
  const shared = [...(needs[0] ?? [])].filter((file) => needs.every((needed) => needed.has(file)));
  const updates = readdirSync(path.join(directory, 'scripts')).filter((file) => UPDATE_SCRIPT.test(file));
  const needed = new Set([
    ...shared,
    ...neededBy(page(pathOf('offline', FALLBACK_LANGUAGE))),
    ...updates.map((file) => `/scripts/${file}`),
  ]);
  const drawings = DRAWING_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(directory, folder)).map((file) => `/${folder}/${file}`),
  );
  const hashed = [...needed].sort().map((url) => ({ url, revision: null }));
  const precached = [...hashed, { url: ALWAYS_DRAWN, revision: digest(read(ALWAYS_DRAWN)) }];
  return {
    precached,
    bytes: precached.reduce((sum, { url }) => sum + read(url).length, 0),
    drawings: drawings.filter((url) => url !== ALWAYS_DRAWN).sort(),
    version: digest(pages.join('\n')),
  };
}
