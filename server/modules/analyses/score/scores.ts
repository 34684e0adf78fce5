import { CATEGORIES, type Category, type Finding, type Scores } from '#lib/contract/analyses.ts';

/** How much of the overall score each ring is. */
const SHARES: Readonly<Record<Category, number>> = {
  indexing: 25,
  content: 25,
  performance: 20,
  security: 15,
  accessibility: 15,
};
/** The best a site with a blocker can reach: below fair. */
const BLOCKED = 49;
/** Over several pages no one kind of check takes more than this part of its ring. */
const MOST_TAKEN = 0.25;

/** What a browser measured is so much of the ring of performance, however many other checks there are. */
const BROWSER_SHARE = 0.5;

type Judged = Pick<Finding, 'weight' | 'score' | 'category' | 'need'>;

/** Part of a list's weight that is lost; `null` when nothing was judged. */
function lostOf(findings: readonly Judged[], most: number): number | null {
  const judged = findings.filter(({ weight, score }) => weight > 0 && score !== null);
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  return judged.reduce((sum, { weight, score }) => sum + Math.min((weight * (1 - (score ?? 1))) / total, most), 0);
}

const scored = (lost: number): number => Math.round(100 * Math.max(0, 1 - lost));

/** 100 less what is lost; `null` when nothing was judged. What is not applicable or not measured counts nowhere. */
export function categoryScore(findings: readonly Judged[], isCrawl: boolean): number | null {
  const lost = lostOf(findings, isCrawl ? MOST_TAKEN : 1);
  return lost === null ? null : scored(lost);
}

/** The ring of performance: half of it what a browser measured, where one has. */
function performanceScore(findings: readonly Judged[], isCrawl: boolean): number | null {
  const isSeen = ({ need }: Judged) => need === 'browser';
  const seen = lostOf(findings.filter(isSeen), 1);
  const told = lostOf(
    findings.filter((finding) => !isSeen(finding)),
    isCrawl ? MOST_TAKEN : 1,
  );
  if (seen === null || told === null) return categoryScore(findings, isCrawl);
  return scored(BROWSER_SHARE * seen + (1 - BROWSER_SHARE) * told);
}

export function scoresOf(findings: readonly Judged[], isCrawl: boolean): Scores {
  const entries = CATEGORIES.map((name) => {
    const ring = findings.filter(({ category }) => category === name);
    return [name, name === 'performance' ? performanceScore(ring, isCrawl) : categoryScore(ring, isCrawl)];
  });
  return Object.fromEntries(entries) as Scores; // one entry for each category
}

/** The rings by their shares; a ring that was not measured leaves its share to the others. */
export function overallScore(scores: Scores, isBlocked: boolean): number | null {
  const measured = CATEGORIES.flatMap((name) =>
    scores[name] === null ? [] : [{ score: scores[name], part: SHARES[name] }],
  );
  const total = measured.reduce((sum, { part }) => sum + part, 0);
  if (total === 0) return null;
  const overall = Math.round(measured.reduce((sum, { score, part }) => sum + score * part, 0) / total);
  return isBlocked ? Math.min(overall, BLOCKED) : overall;
}
