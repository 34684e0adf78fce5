import { useFormat } from '#components/providers/use-format.ts';
import { Table } from '#components/ui/Table.tsx';
import { readableUrl } from '#lib/analyses/shown-address.ts';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { Headed } from '../analyzer-look.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';

/** Pages a run has read, those with the most failures first. */
export function PagesRead({ pages }: Pick<AnalysisReport, 'pages'>) {
  const { text } = useAnalyzerText();
  const { number } = useFormat();
  if (pages.length < 2) return null;
  const rows = pages
    .toSorted((a, b) => b.failed - a.failed)
    .map(({ url, status, failed }) => ({
      id: url,
      cells: [
        <bdi key="url" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {readableUrl(url)}
        </bdi>,
        number(status),
        number(failed),
      ],
    }));
  return (
    <Headed>
      <header>
        <h2 className="h3">{text('pagesTitle')}</h2>
      </header>
      <Table caption={text('pagesTitle')} head={[text('page'), text('httpStatus'), text('failedChecks')]} rows={rows} />
    </Headed>
  );
}
