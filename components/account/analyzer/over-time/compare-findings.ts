import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';

export interface Difference {
  /** Failed before, and do so no more. */
  readonly fixed: readonly Finding[];
  /** Fail now, and did not before. */
  readonly added: readonly Finding[];
  readonly open: readonly Finding[];
}

const isBad = ({ state }: Finding): boolean => state === 'failed' || state === 'warned';

/**
 * What has changed between two runs of a site. A check that could not be judged any more is not fixed, and one that
 * was not judged before is not new.
 */
export function differenceOf(before: AnalysisReport, now: AnalysisReport): Difference {
  const earlier = new Map(before.findings.map((finding) => [finding.check, finding]));
  const pairs = now.findings.flatMap((finding) => {
    const old = earlier.get(finding.check);
    return old ? [{ finding, wasBad: isBad(old), wasGood: old.state === 'passed' }] : [];
  });
  return {
    fixed: pairs.filter(({ finding, wasBad }) => wasBad && finding.state === 'passed').map(({ finding }) => finding),
    added: pairs.filter(({ finding, wasGood }) => wasGood && isBad(finding)).map(({ finding }) => finding),
    open: pairs.filter(({ finding, wasBad }) => wasBad && isBad(finding)).map(({ finding }) => finding),
  };
}
