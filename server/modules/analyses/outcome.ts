import type { Proof } from '#lib/contract/analyses.ts';

/** What a check found on one page or on the site. */
export interface Outcome {
  /** 1 good, 0.5 nearly, 0 bad; `null` when nothing was judged. */
  readonly score: number | null;
  /** Why nothing was judged. */
  readonly reason?: 'not-applicable' | 'not-measured';
  readonly proofs: readonly Proof[];
  readonly measured?: number;
  readonly limit?: number;
  /** Of a check of the site: how many pages its proofs name, where they name any. */
  readonly pages?: number;
}

/** A number that a person can compare: what is, and what should be. */
export interface Measure {
  readonly measured?: number;
  readonly limit?: number;
}

/** Enough to recognise the place; a report is read by people. */
const MOST_PROOFS = 5;

function judged(score: number, proofs: readonly Proof[] = [], measure: Measure = {}): Outcome {
  const pages = new Set(proofs.flatMap(({ page }) => page ?? [])).size;
  return { score, proofs: proofs.slice(0, MOST_PROOFS), ...measure, ...(pages > 0 && { pages }) };
}

export const pass = (measure?: Measure): Outcome => judged(1, [], measure);
export const warn = (proofs?: readonly Proof[], measure?: Measure): Outcome => judged(0.5, proofs, measure);
export const fail = (proofs?: readonly Proof[], measure?: Measure): Outcome => judged(0, proofs, measure);
/** Pass, or fail with what was found. */
export const none = (found: readonly Proof[]): Outcome =>
  found.length === 0 ? pass() : fail(found, { measured: found.length, limit: 0 });
/** Good when nothing was found, nearly good otherwise. */
export const preferNone = (found: readonly Proof[]): Outcome =>
  found.length === 0 ? pass() : warn(found, { measured: found.length, limit: 0 });

/** For a count: 1 up to `ok`, 0 from `bad` on, in a line between. */
export function between(measured: number, ok: number, bad: number, proofs: readonly Proof[] = []): Outcome {
  const score = Math.min(1, Math.max(0, (bad - measured) / (bad - ok)));
  return judged(score, score < 1 ? proofs : [], { measured, limit: ok });
}

/** The part that is good; nothing to judge when there is nothing. */
export function share(total: number, bad: readonly Proof[]): Outcome {
  if (total === 0) return notApplicable;
  return judged((total - bad.length) / total, bad, { measured: bad.length, limit: 0 });
}

export const notApplicable: Outcome = { score: null, reason: 'not-applicable', proofs: [] };
export const notMeasured: Outcome = { score: null, reason: 'not-measured', proofs: [] };
/** Worth telling, worth no points. */
export const note = (proofs: readonly Proof[]): Outcome => ({ score: null, proofs: proofs.slice(0, MOST_PROOFS) });

const LONGEST = 240;
const short = (text: string): string => {
  const plain = text
    .trimStart()
    .slice(0, 10 * LONGEST)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
};

export const seenAddress = (text: string): Proof => ({ kind: 'address', text: short(text) });
/** A page of the site that is itself what was found. */
export const seenPage = (url: string): Proof => ({ ...seenAddress(url), page: url });
export const seenText = (text: string): Proof => ({ kind: 'text', text: short(text) });
export const seenTag = (text: string): Proof => ({ kind: 'tag', text: short(text) });
export const seenHeader = (name: string, value: string): Proof => ({
  kind: 'header',
  text: short(`${name}: ${value}`),
});
