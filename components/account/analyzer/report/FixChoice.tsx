import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';
import { useWay } from '../../../auth/use-way.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { type FixWay, fixHref, keepDraft } from './fix-request.ts';

interface Props {
  readonly id: string;
  readonly report: AnalysisReport;
  readonly finding: Finding;
}

const WAYS = [
  { way: 'ticket', label: 'fixTicket', variant: 'ink' },
  { way: 'order', label: 'fixOrder', variant: 'line' },
] as const satisfies readonly { way: FixWay; label: string; variant: string }[];

/** "Fix this for me": asked about in a ticket or ordered, with the address, the finding and what was seen. */
export function FixChoice({ id, report, finding }: Props) {
  const words = useAnalyzerText();
  const { text } = words;
  const { lng } = useWay();
  return (
    <div data-screen>
      <h4 className="h6">{text('fix')}</h4>
      <p className="caption muted">{text('fixText')}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '.5rem', marginBlockStart: '.5rem' }}>
        {WAYS.map(({ way, label, variant }) => {
          const keep = () => keepDraft(way, { report, finding, words });
          const href = fixHref(lng, way, id, finding);
          return (
            <ButtonLink key={way} variant={variant} size="sm" href={href} onClick={keep} onAuxClick={keep}>
              {text(label)}
            </ButtonLink>
          );
        })}
      </p>
    </div>
  );
}
