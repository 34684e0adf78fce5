import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteUrl } from '#lib/site.ts';
import { type Coverage, coverage } from '../status/coverage.ts';
import { htmlReport } from '../status/html-report.ts';
import { type Command, isOn, json, languagesOf } from './command.ts';

const REPORT = 'report.html';
const HEADS = ['', 'pages', 'texts', 'words', 'stale', 'errors', 'warnings'];
const WIDTHS = [4, 9, 7, 9, 7, 8, 10];

function table(rows: readonly Coverage[]): string {
  const cells = rows.map(({ language, complete, files, texts, words, stale, errors, warnings }) =>
    [language, `${complete}/${files}`, texts, words, stale, errors, warnings].map(String),
  );
  return [HEADS, ...cells]
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0))).join(''),
    )
    .join('\n');
}

/** `status`: how far each language is. */
export const status: Command = {
  name: 'status',
  summary: 'counts pages, words, stale texts and warnings of each language; writes a report to open',
  help: `npm run locales status         a table, and locales/${REPORT} to open by double click
npm run locales status de fr   only German and French
  -- --json   for tools`,
  options: { json: { type: 'boolean' } },
  run(request) {
    const rows = coverage(request.folder, languagesOf(request.words));
    if (isOn(request, 'json')) return { text: json(rows.map(({ findings: _, ...counts }) => counts)), code: 0 };
    const file = path.join(request.folder, REPORT);
    writeFileSync(file, htmlReport(rows, siteUrl, new Date()));
    return { text: `${table(rows)}\n\nOpen ${file} for every finding.`, code: 0 };
  },
};
