import type { Finding } from '#lib/contract/analyses.ts';

type Ranked = Pick<Finding, 'check' | 'weight' | 'score' | 'pages' | 'ease' | 'severity' | 'texts'>;

/** What mending brings for its work: weight that is lost, on how many pages, how easily. */
const gain = ({ weight, score, pages, ease }: Ranked): number =>
  weight * (1 - (score ?? 1)) * Math.max(1, pages) * ease;

/** "Do these three first": blockers before everything, the rest by gain; one remedy is named once. */
export function firstThree(findings: readonly Ranked[]): string[] {
  const isBlocker = (finding: Ranked) => Number(finding.severity === 'blocker');
  const ranked = findings
    .filter((finding) => gain(finding) > 0)
    .toSorted((a, b) => isBlocker(b) - isBlocker(a) || gain(b) - gain(a) || a.check.localeCompare(b.check));
  const once = ranked.filter(({ texts }, at) => ranked.findIndex((other) => other.texts === texts) === at);
  return once.slice(0, 3).map(({ check }) => check);
}
