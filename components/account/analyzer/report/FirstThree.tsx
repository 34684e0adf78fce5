import { styled } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { useFormat } from '#components/providers/use-format.ts';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { firstOf } from './sort-findings.ts';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '1.5rem',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', alignContent: 'start', gap: '.25rem' },
  '& a': { fontWeight: cssVar('weight-medium') },
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '5mm', marginBlockStart: '2mm' },
});

const Box = styled('section')({
  display: 'grid',
  gap: '1rem',
  padding: 'clamp(1rem, 2.5vw, 1.5rem)',
  backgroundColor: cssVar('palette-surface-tint'),
  borderBlockStart: `2px solid ${cssVar('palette-gold-deep')}`,
  breakInside: 'avoid',
  '@media print': { padding: '3mm 4mm' },
});

interface Props {
  readonly report: AnalysisReport;
  /** Before a link leads to a finding, which may be left out just now. */
  readonly onShowAll: () => void;
}

/** What to mend before everything else, each in a sentence. */
export function FirstThree({ report, onShowAll }: Props) {
  /** Opens the finding a link leads to; the link itself scrolls to it, so it has to be there at once. */
  function openFinding(check: string): void {
    flushSync(onShowAll);
    const item = document.getElementById(`finding-${check}`);
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.querySelector('summary')?.focus({ preventScroll: true });
  }

  const { text, check, of } = useAnalyzerText();
  const { number } = useFormat();
  const first = firstOf(report);
  if (first.length === 0) return null;
  return (
    <Box aria-labelledby="first-title">
      <div>
        <h2 className="h4" id="first-title">
          {text('first')}
        </h2>
        <p className="caption muted">{text('firstText')}</p>
      </div>
      <List>
        {first.map((finding, at) => (
          <li key={finding.check}>
            <p className="caption muted num">
              {number(at + 1)} · {of('rings', finding.category)}
            </p>
            <a className="link" href={`#finding-${finding.check}`} onClick={() => openFinding(finding.check)}>
              {check(finding.texts, 'name')}
            </a>
            <p className="body2">{check(finding.texts, 'fix')}</p>
          </li>
        ))}
      </List>
    </Box>
  );
}
