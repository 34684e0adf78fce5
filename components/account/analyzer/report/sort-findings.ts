import { gainOf } from '#lib/analyses/gain-of.ts';
import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';

export const SEVERITIES = ['blocker', 'high', 'medium', 'low', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Findings that ask for something, worst first; those of one severity by what mending them brings. */
export function toMend(findings: readonly Finding[]): Finding[] {
  const place = ({ severity }: Finding) => (severity ? SEVERITIES.indexOf(severity) : SEVERITIES.length);
  return findings
    .filter(({ severity }) => severity !== null && severity !== 'note')
    .toSorted((a, b) => place(a) - place(b) || gainOf(b) - gainOf(a));
}

/** Worth telling, worth no points. */
export const notesOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'note');

export const inState = (findings: readonly Finding[], state: Finding['state']): Finding[] =>
  findings.filter((finding) => finding.state === state);

/** The findings to begin with, as the report names them. */
export const firstOf = ({ first, findings }: AnalysisReport): Finding[] =>
  first.flatMap((id) => findings.find(({ check }) => check === id) ?? []);
