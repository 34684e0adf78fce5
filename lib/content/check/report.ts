import { styleText } from 'node:util';
import type { Finding, Level } from './finding.ts';

const LONGEST_TEXT = 90;
const shortened = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

const LABELS: Readonly<Record<Level, string>> = {
  error: styleText('red', 'error'),
  warn: styleText('yellow', 'warn '),
  info: styleText('cyan', 'info '),
};

/** One problem in plain words: where, the text, what is wrong, how to mend it, the page to look at. */
function describe({ level, rule, file, field, text, problem, mend, address }: Finding): string {
  const lines = [`${LABELS[level]} ${file}${field ? ` › ${field}` : ''}  ${styleText('dim', `[${rule}]`)}`];
  if (text) lines.push(`      text: ${shortened(text)}`);
  lines.push(`      ${problem}`, `      → ${mend}`);
  if (address) lines.push(styleText('dim', `      page: ${address}`));
  return lines.join('\n');
}

const countOf = (findings: readonly Finding[], level: Level) =>
  findings.filter((finding) => finding.level === level).length;

const SHOWN: Readonly<Record<'quiet' | 'usual' | 'all', readonly Level[]>> = {
  quiet: ['error'],
  usual: ['error', 'warn'],
  all: ['error', 'warn', 'info'],
};

/** The whole report as people read it in a terminal. Quiet: errors and the counts only; all: remarks too. */
export function report(findings: readonly Finding[], { quiet = false, all = false } = {}): string {
  const levels = SHOWN[quiet ? 'quiet' : all ? 'all' : 'usual'];
  const shown = findings.filter(({ level }) => levels.includes(level));
  const remarks = countOf(findings, 'info');
  const hidden = remarks > 0 && !all && !quiet ? [`${remarks} remarks more: npm run locales check -- --all`] : [];
  const counts = `${countOf(findings, 'error')} errors, ${countOf(findings, 'warn')} warnings`;
  return [...shown.map(describe), ...hidden, counts].join('\n');
}
