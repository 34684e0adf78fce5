import type { Finding } from './finding.ts';

const LONGEST_TEXT = 90;
const shortened = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** One problem in plain words: where, the text, what is wrong, how to mend it. */
function describe({ level, rule, file, field, text, problem, mend }: Finding): string {
  const lines = [`${level === 'error' ? 'error' : 'warn '} ${file}${field ? ` › ${field}` : ''}  [${rule}]`];
  if (text) lines.push(`      text: ${shortened(text)}`);
  return [...lines, `      ${problem}`, `      → ${mend}`].join('\n');
}

const countOf = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).length;

/** The whole report as people read it in a terminal. Quiet: errors and the counts only. */
export function report(findings: readonly Finding[], { quiet = false } = {}): string {
  const shown = findings.filter(({ level }) => level === 'error' || !quiet);
  const counts = `${countOf(findings, 'error')} errors, ${countOf(findings, 'warn')} warnings`;
  return [...shown.map(describe), counts].join('\n');
}
