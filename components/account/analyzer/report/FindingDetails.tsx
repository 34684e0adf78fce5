import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { Bullet } from './Bullet.tsx';
import { FixChoice } from './FixChoice.tsx';
import { Body } from './finding-look.ts';
import { Proofs } from './Proofs.tsx';

interface Props {
  readonly id: string | null;
  readonly report: AnalysisReport;
  readonly finding: Finding;
}

/** Why a finding matters, what was seen, how to mend it, and the way to have it mended. */
export function FindingDetails({ id, report, finding }: Props) {
  const { text, check } = useAnalyzerText();
  const { texts, proofs } = finding;
  return (
    <Body>
      <div>
        <h4 className="h6">{text('why')}</h4>
        <p>{check(texts, 'why')}</p>
        {proofs.length > 0 && (
          <>
            <h4 className="h6">{text('proof')}</h4>
            <Proofs proofs={proofs} />
          </>
        )}
        <h4 className="h6">{text('howTo')}</h4>
        <p className="muted">{check(texts, 'fix')}</p>
        {id && <FixChoice id={id} report={report} finding={finding} />}
      </div>
      <Bullet finding={finding} />
    </Body>
  );
}
