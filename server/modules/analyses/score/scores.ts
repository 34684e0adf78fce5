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

type Judged = Pick<Finding, 'weight' | 'score' | 'category'>;

/** 100 less what is lost; `null` when nothing was judged. What is not applicable or not measured counts nowhere. */
export function categoryScore(findings: readonly Judged[], isCrawl: boolean): number | null {
  const judged = findings.filter(({ weight, score }) => weight > 0 && score !== null);
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const most = isCrawl ? MOST_TAKEN : 1;
  const lost = judged.reduce(
    (sum, { weight, score }) => sum + Math.min((weight * (1 - (score ?? 1))) / total, most),
    0,
  );
  return Math.round(100 * Math.max(0, 1 - lost));
}

export function scoresOf(findings: readonly Judged[], isCrawl: boolean): Scores {
  const entries = CATEGORIES.map((name) => [
    name,
    categoryScore(
      findings.filter(({ category }) => category === name),
      isCrawl,
    ),
  ]);
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
