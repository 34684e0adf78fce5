import { hostOf } from '#lib/analyses/host-of.ts';
import type { AnalysisReport, Unit } from '#lib/contract/analyses.ts';
import type { AnalyzerText } from '../use-analyzer-text.ts';

/** A table program runs what begins like a formula; a quote in front makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number | null | undefined): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const plain = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const SIGNS = { ms: 'ms', bytes: 'B', percent: '%', count: '' } as const;

const unitOf = (unit: Unit, of: AnalyzerText['of']): string =>
  unit === 'letters' || unit === 'words' || unit === 'days' ? of('units', unit) : SIGNS[unit];

/** The findings as a table, in the reader's language (RFC 4180, UTF-8 with a mark, so that Excel reads every script). */
export function csvOf(report: AnalysisReport, { text, of, check }: AnalyzerText): string {
  const head = ['id', text('category'), text('findings'), text('state'), text('filter'), text('page'), text('now')];
  const rows = report.findings.map(({ check: id, category, texts, state, severity, pages, ...finding }) => [
    id,
    of('rings', category),
    check(texts, 'name'),
    of('states', state),
    severity && of('severity', severity),
    pages,
    finding.measured,
    finding.limit,
    finding.unit && unitOf(finding.unit, of),
    check(texts, 'fix'),
    finding.proofs.map(({ text: seen, page }) => (page && page !== seen ? `${seen} (${page})` : seen)).join('\n'),
  ]);
  const lines = [[...head, text('limit'), text('unit'), text('howTo'), text('proof')], ...rows];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** `example.com-2026-03-01`, for a file. */
const fileName = ({ url, measuredAt }: AnalysisReport): string =>
  `${hostOf(url).replaceAll(/[^\p{L}\p{N}.-]/gu, '-')}-${measuredAt.slice(0, 10)}`;

/** Hands a text to the browser as a file. */
function save(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

export const saveCsv = (report: AnalysisReport, words: AnalyzerText): void =>
  save(`${fileName(report)}.csv`, 'text/csv;charset=utf-8', csvOf(report, words));

/** The report as the service keeps it, with ids instead of words. */
export const saveJson = (report: AnalysisReport): void =>
  save(`${fileName(report)}.json`, 'application/json', `${JSON.stringify(report, null, 2)}\n`);
