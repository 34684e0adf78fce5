import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from './project.mjs';

/** Everything the exported site is made of. A path that does not exist (yet) counts as empty. */
const INPUTS = [
  'app',
  'components',
  'lib',
  'locales',
  'public',
  'server/cli/draw-shares.ts',
  'server/cli/finish-pages.ts',
  'server/cli/index-site.ts',
  'store',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const RECORD = inProject('.cache', 'build.json');

function filesOf(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath ?? found.path, found.name));
}

/** Hash of the export's inputs: file names, contents and the public settings that the build inlines. */
export function siteFingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesOf(inProject(input))).sort()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const settings = Object.entries(process.env).filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && value);
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/** Whether `out/` holds a finished export of exactly these inputs. */
export function isExportFresh(fingerprint) {
  if (!existsSync(inProject('out', 'index.html')) || !existsSync(RECORD)) return false;
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')).fingerprint === fingerprint;
  } catch {
    return false; // a record torn by a power cut: export again
  }
}

/** Forgets the last export: an interrupted build must not pass for a finished one. */
export const forgetExport = () => rmSync(RECORD, { force: true });

/** Remembers what `out/` was made from. */
export function recordExport(fingerprint, ms) {
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(
    RECORD,
    `${JSON.stringify({ fingerprint, builtAt: new Date().toISOString(), ms: Math.round(ms) }, null, 2)}\n`,
  );
}
