import { useFormat } from '#components/providers/use-format.ts';
import { Wordmark } from '#components/shell/Wordmark.tsx';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { site } from '#lib/site.ts';
import { Letterhead } from './print-look.ts';

/** The brand and the day over a report on paper, in the reader's calendar. */
export function PrintHead({ report }: { readonly report: Pick<AnalysisReport, 'measuredAt'> }) {
  const { longDay } = useFormat();
  return (
    <Letterhead>
      <Wordmark />
      <p className="caption muted">
        <b>{longDay(report.measuredAt)}</b>
        <br />
        <bdi>{site.legalName}</bdi> · <bdi dir="ltr">{site.url.replace(/^https?:\/\//, '')}</bdi>
      </p>
    </Letterhead>
  );
}
