import type { Finding, Proof } from '#lib/contract/analyses.ts';
import type { Check } from '../check.ts';
import type { Outcome } from '../outcome.ts';
import type { Site } from '../site.ts';

const MOST_PROOFS = 5;

interface Seen {
  readonly outcome: Outcome;
  readonly url: string;
}

function stateOf({ score, reason, proofs }: Outcome): Finding['state'] {
  if (score === null) return reason ?? (proofs.length > 0 ? 'noted' : 'not-applicable');
  if (score === 1) return 'passed';
  return score >= 0.5 ? 'warned' : 'failed';
}

function severityOf(check: Check, state: Finding['state'], score: number | null): Finding['severity'] {
  if (state === 'noted') return 'note';
  if (state !== 'failed' && state !== 'warned') return null;
  if (check.isBlocker && state === 'failed') return 'blocker';
  const lost = check.weight * (1 - (score ?? 1));
  if (lost >= 4) return 'high';
  return lost >= 1.5 ? 'medium' : 'low';
}

/** Joins what a check found on all pages: the mean, the worst measure, proofs with their pages. */
function join(seen: readonly Seen[]): { outcome: Outcome; pages: number } {
  const judged = seen.filter(({ outcome }) => outcome.score !== null);
  const first = judged[0] ?? seen[0];
  if (judged.length === 0 || !first)
    return { outcome: first?.outcome ?? { score: null, reason: 'not-applicable', proofs: [] }, pages: 0 };
  const bad = judged.filter(({ outcome }) => (outcome.score ?? 1) < 1);
  const worst = bad.toSorted((a, b) => (a.outcome.score ?? 1) - (b.outcome.score ?? 1))[0] ?? first;
  const proofs = bad.flatMap(({ outcome, url }): Proof[] =>
    outcome.proofs.length > 0
      ? outcome.proofs.map((proof) => ({ ...proof, page: url }))
      : [{ kind: 'address', text: url, page: url }],
  );
  const score = judged.reduce((sum, { outcome }) => sum + (outcome.score ?? 0), 0) / judged.length;
  return { outcome: { ...worst.outcome, score, proofs: proofs.slice(0, MOST_PROOFS) }, pages: bad.length };
}

function judgeCheck(check: Check, site: Site): Finding {
  const single = (outcome: Outcome) => ({ outcome, pages: outcome.score !== null && outcome.score < 1 ? 1 : 0 });
  const { outcome, pages } =
    check.scope === 'site'
      ? single(check.run(site))
      : join(
          site.pages.flatMap(({ url, outcomes }) =>
            outcomes[check.id] ? [{ outcome: outcomes[check.id] as Outcome, url }] : [],
          ),
        );
  const state = stateOf(outcome);
  return {
    check: check.id,
    texts: check.texts ?? check.id,
    category: check.category,
    need: check.need,
    weight: check.weight,
    state,
    score: outcome.score,
    severity: severityOf(check, state, outcome.score),
    pages,
    ease: check.ease,
    ...(outcome.measured !== undefined && { measured: outcome.measured }),
    ...(outcome.limit !== undefined && { limit: outcome.limit }),
    ...(check.unit && { unit: check.unit }),
    proofs: [...outcome.proofs],
  };
}

/** Every check, once, in one list. */
export const judge = (checks: readonly Check[], site: Site): Finding[] =>
  checks.map((check) => judgeCheck(check, site));

/**
 * Whether something keeps the site as a whole out. A single page that asks not to be indexed is often meant so;
 * the start page, or half of all pages, is not.
 */
export function isBlocked(checks: readonly Check[], site: Site, findings: readonly Finding[]): boolean {
  const blockers = checks.filter((check) => check.isBlocker);
  return blockers.some((check) => {
    const finding = findings.find((found) => found.check === check.id);
    if (check.scope === 'site') return finding?.score === 0;
    const isStartBlocked = site.pages[0].outcomes[check.id]?.score === 0;
    return isStartBlocked || (finding?.score !== null && finding?.score !== undefined && finding.score <= 0.5);
  });
}
