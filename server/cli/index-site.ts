// Run after the export: writes the search index of every language, made from the exported pages, to out/search-index.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { SEARCH_FOLDER } from '#lib/search/index-file.ts';
import { indexOf } from '#lib/search/index-of.ts';
import { entriesIn } from '#lib/search/records.ts';

const OUT = 'out';

function indexLanguage(lng: LanguageCode): void {
  const folder = path.join(OUT, SEARCH_FOLDER, lng);
  mkdirSync(folder, { recursive: true });
  const entries = entriesIn(lng, (id) => readFileSync(path.join(OUT, `${pathOf(id, lng)}.html`), 'utf8'));
  for (const { record, sections } of entries) {
    if (record.text !== '') writeFileSync(path.join(folder, record.text), JSON.stringify(sections));
  }
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(indexOf(entries)));
}

rmSync(path.join(OUT, SEARCH_FOLDER), { recursive: true, force: true });
for (const lng of LANGUAGE_CODES) indexLanguage(lng);
