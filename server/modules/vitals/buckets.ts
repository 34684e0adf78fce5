import type { VitalName } from '#lib/contract/vitals.ts';

/*
 * Values are kept as counts in buckets, each a tenth wider than the one before: a quantile read from them is within
 * five per cent, however fast or slow the pages are, and a day is a few hundred rows at most.
 */
const STEP = 1.1;

/** `CLS` is counted in thousandths, everything else in milliseconds. */
const unitsOf = (name: VitalName): number => (name === 'CLS' ? 1000 : 1);

/** Limits below which a visit counts as good (web.dev/articles/defining-core-web-vitals-thresholds). */
const GOOD: Readonly<Record<VitalName, number>> = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 };

/** Bucket of a value; 0 holds everything below one unit. */
export function bucketOf(name: VitalName, value: number): number {
  const units = value * unitsOf(name);
  return units < 1 ? 0 : 1 + Math.floor(Math.log(units) / Math.log(STEP));
}

/** The value that stands for a bucket: its geometric middle, as precise as the measure is read. */
function middleOf(name: VitalName, bucket: number): number {
  const units = bucket === 0 ? 0 : STEP ** (bucket - 0.5);
  return Math.round(units) / unitsOf(name);
}

export interface BucketCount {
  readonly bucket: number;
  readonly hits: number;
}

const total = (counts: readonly BucketCount[]): number => counts.reduce((sum, { hits }) => sum + hits, 0);

/** The value that a share of the samples does not exceed. */
export function quantile(name: VitalName, counts: readonly BucketCount[], share: number): number {
  const rank = Math.ceil(total(counts) * share);
  let seen = 0;
  for (const { bucket, hits } of counts.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += hits;
    if (seen >= rank) return middleOf(name, bucket);
  }
  return 0;
}

/** Share of the samples that count as good. */
export function goodShare(name: VitalName, counts: readonly BucketCount[]): number {
  const good = counts.filter(({ bucket }) => middleOf(name, bucket) <= GOOD[name]);
  return total(good) / total(counts);
}
