import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';

export interface Difference {
  /** Failed before, and do so no more. */
  readonly fixed: readonly Finding[];
  /** Fail now, and did not before. */
  readonly added: readonly Finding[];
  readonly open: readonly Finding[];
}

const isBad = ({ state }: Finding): boolean => state === 'failed' || state === 'warned';

/** A report and how many pages it could read. */
export interface Compared {
  readonly report: AnalysisReport;
  readonly pageLimit: number;
}

/** Whether one run has read what another read: as many pages, and that one's start page among them. */
const covers = (wide: Compared, narrow: Compared): boolean =>
  wide.pageLimit >= narrow.pageLimit && wide.report.pages.some(({ url }) => url === narrow.report.url);

/** Whether each of two runs has read what the other read, so that all they found compares. */
export const isSameReading = (a: Compared, b: Compared): boolean => covers(a, b) && covers(b, a);

/**
 * What has changed between two runs of a site. A check that could not be judged any more is not fixed, and one that
 * was not judged before is not new; neither is what lies on pages that the other run has not read.
 */
export function differenceOf(then: Compared, since: Compared): Difference {
  const [before, now] = [then.report, since.report];
  const [canFix, canAdd] = [covers(since, then), covers(then, since)];
  const earlier = new Map(before.findings.map((finding) => [finding.check, finding]));
  const pairs = now.findings.flatMap((finding) => {
    const old = earlier.get(finding.check);
    return old ? [{ finding, wasBad: isBad(old), wasGood: old.state === 'passed' }] : [];
  });
  return {
    fixed: pairs
      .filter(({ finding, wasBad }) => canFix && wasBad && finding.state === 'passed')
      .map(({ finding }) => finding),
    added: pairs.filter(({ finding, wasGood }) => canAdd && wasGood && isBad(finding)).map(({ finding }) => finding),
    open: pairs
      .filter(({ finding, wasBad }) => (canFix || canAdd) && wasBad && isBad(finding))
      .map(({ finding }) => finding),
  };
}
