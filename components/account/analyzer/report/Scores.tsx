import { styled } from '@mui/material/styles';
import { useFormat } from '#components/providers/use-format.ts';
import { type AnalysisReport, CATEGORIES } from '#lib/contract/analyses.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { runBefore, type ScoredRun } from '../over-time/runs-of-site.ts';
import { Trend } from '../over-time/Trend.tsx';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { Gauge } from './Gauge.tsx';
import { toMend } from './sort-findings.ts';

const rule = `1px solid ${cssVar('palette-divider')}`;
const NARROW = '@media screen and (width < 56.25rem)';

const SMALL = '@media screen and (width < 37.5rem)';

const Board = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3.2fr) minmax(0, 6fr)',
  backgroundColor: cssVar('palette-background-paper'),
  border: rule,
  breakInside: 'avoid',
  '@media print': { display: 'grid !important', gridTemplateColumns: '42mm minmax(0, 1fr)' },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Overall = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '.5rem',
  padding: '1.5rem',
  borderInlineEnd: rule,
  '& > div': { maxInlineSize: '16rem', marginBlockEnd: '-1.5rem' },
  '@media print': { padding: '3mm', gap: '.125rem', '& > div': { maxInlineSize: '34mm', marginBlockEnd: '-3mm' } },
  [NARROW]: { borderInlineEnd: 0, borderBlockEnd: rule },
});

const Rings = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  '& > li': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    padding: '1.25rem .5rem',
    textAlign: 'center',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    boxShadow: `0 0 0 .5px ${cssVar('palette-divider')}`,
  },
  '& > li > div': { maxInlineSize: '7.5rem' },
  '@media print': { blockSize: '100%', '& > li': { padding: '2mm 1mm' }, '& > li > div': { maxInlineSize: '20mm' } },
  [SMALL]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type': { gridColumn: '1 / -1' },
  },
});

interface Props {
  readonly id: string | null;
  readonly report: AnalysisReport;
  /** Runs of the site with a score, oldest first. */
  readonly history: readonly ScoredRun[];
}

/** The overall score and the five rings, each with how much there is to mend; below them the score over time. */
export function Scores({ id, report, history }: Props) {
  const { text, of } = useAnalyzerText();
  const { number, percent, locale } = useFormat();
  const { overall, scores, cleanPages, findings } = report;
  const bad = toMend(findings);
  const before = runBefore(history, id);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <Board aria-label={text('score')}>
      <Overall>
        <h2 className="caption muted">{text('overall')}</h2>
        <Gauge score={overall} size="clamp(3.5rem, 3rem + 2vw, 5rem)" />
        {before && overall !== null && (
          <p className="caption">{text('sinceLast', { points: signed.format(overall - before.overall) })}</p>
        )}
        {cleanPages !== null && (
          <p className="caption muted">{text('cleanPages', { percent: percent(cleanPages / 100) })}</p>
        )}
      </Overall>
      <div>
        <Rings>
          {CATEGORIES.map((ring) => (
            <li key={ring}>
              <Gauge score={scores[ring]} size="clamp(1.5rem, 1.3rem + 1vw, 2.125rem)" />
              <h3 className="h6">{of('rings', ring)}</h3>
              <p className="caption muted">
                {text('findings')}: {number(bad.filter(({ category }) => category === ring).length)}
              </p>
            </li>
          ))}
        </Rings>
        <Trend history={history} id={id} />
      </div>
    </Board>
  );
}
