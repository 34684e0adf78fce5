import { useFormat } from '#components/providers/use-format.ts';
import { Button } from '#components/ui/Button.tsx';
import { readableUrl, shownHost } from '#lib/analyses/shown-address.ts';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { Between } from '../analyzer-look.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { saveCsv, saveJson } from './report-file.ts';

/** Which site, when, by which rules; and the report as paper and files. */
export function ReportHead({ report }: { readonly report: AnalysisReport }) {
  const words = useAnalyzerText();
  const { text, of } = words;
  const { moment } = useFormat();
  const { url, measuredAt, rules, notices } = report;
  return (
    <div>
      <Between>
        <h2 className="h3" style={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{shownHost(url)}</bdi>
        </h2>
        <div data-screen style={{ display: 'flex', flexWrap: 'wrap', gap: '.5rem' }}>
          <Button variant="line" size="sm" icon="file" onClick={() => window.print()}>
            {text('print')}
          </Button>
          <Button variant="quiet" size="sm" icon="download" onClick={() => saveCsv(report, words)}>
            {text('saveCsv')}
          </Button>
          <Button variant="quiet" size="sm" icon="download" onClick={() => saveJson(report)}>
            {text('saveJson')}
          </Button>
        </div>
      </Between>
      <p className="caption muted" style={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{readableUrl(url)}</bdi>
        {' · '}
        <time dateTime={measuredAt}>{text('measuredAt', { time: moment(measuredAt) })}</time>
        {' · '}
        {text('rules', { version: rules })}
      </p>
      {notices.length > 0 && (
        <ul className="caption muted" style={{ padding: 0, listStyle: 'none' }}>
          {notices.map((notice) => (
            <li key={notice}>{of('notices', notice)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
