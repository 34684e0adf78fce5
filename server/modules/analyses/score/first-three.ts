import { gainOf } from '#lib/analyses/gain-of.ts';
import type { Finding } from '#lib/contract/analyses.ts';

type Ranked = Pick<Finding, 'check' | 'weight' | 'loss' | 'score' | 'pages' | 'ease' | 'severity' | 'texts'>;

/** "Do these three first": blockers before everything, the rest by gain; one remedy is named once. */
export function firstThree(findings: readonly Ranked[]): string[] {
  const isBlocker = (finding: Ranked) => Number(finding.severity === 'blocker');
  const ranked = findings
    .filter((finding) => gainOf(finding) > 0)
    .toSorted((a, b) => isBlocker(b) - isBlocker(a) || gainOf(b) - gainOf(a) || a.check.localeCompare(b.check));
  const once = ranked.filter(({ texts }, at) => ranked.findIndex((other) => other.texts === texts) === at);
  return once.slice(0, 3).map(({ check }) => check);
}
