// `npm run bench:growth`: exports copies of the site with 10, 20 and 40 languages, and each anew with one text changed; time
// and memory a page have to stay flat.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { watchMemory } from './process-memory.ts';

/** Regions whose English becomes a language of its own for a while. */
const REGIONS =
  'AG AI AS AT AU BB BE BI BM BS BW BZ CA CC CH CK CM CX CY DG DK DM ER FI FJ FK FM GB GD GG GH GI GM GU GY'.split(' ');
const REGISTRY = 'lib/i18n/languages.ts';
const HASHES = 'source-hashes.json';
const CHANGED = 'locales/en/pages/about-us.json';
const EXPORT = "const { exportSite } = await import('./server/cli/export-site.mjs'); await exportSite();";

/** Adds pseudo-languages with English texts to a copy: a row of the registry and a folder each. */
function addLanguages(folder: string, count: number): void {
  const file = path.join(folder, REGISTRY);
  const rows = REGIONS.slice(0, count - LANGUAGES.length).map((region) => {
    const code = `q${region.toLowerCase()}`;
    const texts = path.join(folder, 'locales', code);
    cpSync(path.join(folder, 'locales/en'), texts, { recursive: true });
    cpSync(path.join(folder, 'locales/de', HASHES), path.join(texts, HASHES)); // a translation has them, a source not
    return `  { code: '${code}', locale: 'en-${region}', dir: 'ltr', nativeName: '${region}', currency: 'USD', calendar: 'gregory', script: 'Latn' },`;
  });
  const source = readFileSync(file, 'utf8');
  const end = source.indexOf('] as const', source.indexOf('LANGUAGES = ['));
  writeFileSync(file, `${source.slice(0, end)}${rows.join('\n')}\n${source.slice(end)}`);
}

/** The tracked files and, hard-linked, the packages: the bundler follows no link out of its folder. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  for (const file of stdout.split('\0').filter((name) => name !== '')) cpSync(file, path.join(folder, file));
  spawnSync('cp', ['-al', 'node_modules', path.join(folder, 'node_modules')]);
  return folder;
}

/** Exports a copy; gives the seconds and the most memory that all its processes took together. */
async function exportSite(folder: string): Promise<{ seconds: number; bytes: number }> {
  const since = performance.now();
  const build = spawn(process.execPath, ['--input-type=module', '--eval', EXPORT], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const peak = watchMemory(build);
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The export failed.');
  return { seconds: (performance.now() - since) / 1000, bytes: peak() };
}

/** What a marketer does: one sentence of one page. */
function changeText(folder: string): void {
  const file = path.join(folder, CHANGED);
  const texts: { seo: { description: string } } = JSON.parse(readFileSync(file, 'utf8'));
  texts.seo.description = `${texts.seo.description} Ask us.`;
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

async function exportWith(count: number) {
  const folder = copyProject();
  try {
    addLanguages(folder, count);
    const { seconds, bytes } = await exportSite(folder);
    const pages = readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
    changeText(folder);
    const again = await exportSite(folder);
    return { count, pages: pages.filter((name) => name.endsWith('.html')).length, seconds, bytes, again };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { languages: { type: 'string', default: '10,20,40' } } });
for (const count of values.languages.split(',').map(Number)) {
  const { pages, seconds, bytes, again } = await exportWith(count);
  const each = ((seconds / pages) * 1000).toFixed(0);
  console.log(
    `${count} languages: ${pages} pages, ${seconds.toFixed(0)} s, ${each} ms a page, peak ${(bytes / 2 ** 30).toFixed(2)} GB; one text changed: ${again.seconds.toFixed(0)} s`,
  );
}
