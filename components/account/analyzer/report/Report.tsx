import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { shownHost } from '#lib/analyses/shown-address.ts';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { cssVar } from '#lib/theme/variable.ts';
import type { ScoredRun } from '../over-time/runs-of-site.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { type Chosen, Findings } from './Findings.tsx';
import { FirstThree } from './FirstThree.tsx';
import { Marketing } from './Marketing.tsx';
import { PagesRead } from './PagesRead.tsx';
import { Previews } from './Previews.tsx';
import { PrintHead } from './PrintHead.tsx';
import { PAPER_TYPE, pageStyles } from './print-look.ts';
import { ReportHead } from './ReportHead.tsx';
import { Scores } from './Scores.tsx';
import { usePrint } from './use-print.ts';

const Sheet = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@media print': {
    // Sheets break blocks well and grids badly.
    display: 'block',
    color: cssVar('palette-text-primary'),
    fontSize: '9pt',
    lineHeight: 1.4,
    printColorAdjust: 'exact',
    ...PAPER_TYPE,
    '& > * + *': { marginBlockStart: '5mm' },
    '& section': { display: 'block' },
    '& [data-screen]': { display: 'none !important' },
  },
});

/** Digits of the reader, as counters of a style sheet call them. */
function numberingOf(locale: string) {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  if (numberingSystem === 'arabext') return 'persian';
  return numberingSystem === 'arab' ? 'arabic-indic' : 'decimal';
}

interface Props {
  /** The run, for whom it belongs to; `null` for somebody who only reads. */
  readonly id: string | null;
  readonly report: AnalysisReport;
  /** Other runs of the site, oldest first, this one among them. */
  readonly history?: readonly ScoredRun[];
}

/** A report: scores, what to mend first, findings with their proof, previews, notes, pages. */
export function Report({ id, report, history = [] }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const [chosen, choose] = useState<Chosen>('all');
  const { text } = useAnalyzerText();
  const { longDay, locale } = useFormat();
  usePrint(sheet, `${text('reportOf', { site: shownHost(report.url) })}, ${longDay(report.measuredAt)}`);
  return (
    <Sheet ref={sheet}>
      <GlobalStyles styles={pageStyles(numberingOf(locale))} />
      <PrintHead report={report} />
      <ReportHead report={report} />
      <Scores id={id} report={report} history={history} />
      <FirstThree report={report} onShowAll={() => choose('all')} />
      <Findings id={id} report={report} chosen={chosen} onChoose={choose} />
      {report.preview && <Previews preview={report.preview} lang={report.lang} />}
      {report.notes && <Marketing notes={report.notes} />}
      <PagesRead pages={report.pages} />
    </Sheet>
  );
}
