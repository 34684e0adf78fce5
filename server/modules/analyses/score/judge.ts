import type { Finding, Proof } from '#lib/contract/analyses.ts';
import type { Check, SiteCheck } from '../check.ts';
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

interface Joined {
  readonly outcome: Outcome;
  /** Pages it was seen on, and the part of the weight that is lost on such a page. */
  readonly pages: number;
  readonly loss: number;
}

/** Joins what a check found on all pages: the mean, the worst measure, proofs with their pages. */
function join(seen: readonly Seen[]): Joined {
  const judged = seen.filter(({ outcome }) => outcome.score !== null);
  const first = judged[0] ?? seen[0];
  if (judged.length === 0 || !first)
    return { outcome: first?.outcome ?? { score: null, reason: 'not-applicable', proofs: [] }, pages: 0, loss: 0 };
  const bad = judged.filter(({ outcome }) => (outcome.score ?? 1) < 1);
  const worst = bad.toSorted((a, b) => (a.outcome.score ?? 1) - (b.outcome.score ?? 1))[0] ?? first;
  const proofs = bad.flatMap(({ outcome, url }): Proof[] =>
    outcome.proofs.length > 0
      ? outcome.proofs.map((proof) => ({ ...proof, page: url }))
      : [{ kind: 'address', text: url, page: url }],
  );
  const score = judged.reduce((sum, { outcome }) => sum + (outcome.score ?? 0), 0) / judged.length;
  const loss = bad.reduce((sum, { outcome }) => sum + 1 - (outcome.score ?? 1), 0) / Math.max(1, bad.length);
  return { outcome: { ...worst.outcome, score, proofs: proofs.slice(0, MOST_PROOFS) }, pages: bad.length, loss };
}

/** What a check of the site found: on the pages it names, on the start page alone, or on every page. */
function whole({ isOfStart }: SiteCheck, outcome: Outcome, site: Site): Joined {
  const lost = 1 - (outcome.score ?? 1);
  if (lost === 0) return { outcome, pages: 0, loss: 0 };
  // The score of several pages together is lower the more of them fail; on each of these it fails whole.
  if (outcome.pages) return { outcome, pages: outcome.pages, loss: 1 };
  return { outcome, pages: isOfStart ? 1 : site.pages.length, loss: lost };
}

function judgeCheck(check: Check, site: Site): Finding {
  const { outcome, pages, loss } =
    check.scope === 'site'
      ? whole(check, check.run(site), site)
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
    loss,
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
