import { useFormat } from '#components/providers/use-format.ts';
import { Chip } from '#components/ui/Chip.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';
import { Headed } from '../analyzer-look.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { FindingDetails } from './FindingDetails.tsx';
import { Item, Name } from './finding-look.ts';
import { OtherChecks } from './OtherChecks.tsx';
import { FindingList, OnPaper } from './print-look.ts';
import { notesOf, SEVERITIES, type Severity, toMend } from './sort-findings.ts';

const TONES = { blocker: 'error', high: 'error', medium: 'warning', low: 'info', note: 'neutral' } as const;
const EASE = { 1: 'project', 2: 'some', 3: 'quick' } as const;

/** A severity, or all of them. */
export type Chosen = Severity | 'all';

interface Props {
  /** The run, where findings may be ordered; `null` for somebody who only reads. */
  readonly id: string | null;
  readonly report: AnalysisReport;
  /** Severity that is looked at on the screen; paper has all of them. */
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

type ReportProps = Pick<Props, 'id' | 'report'>;

interface ItemProps extends ReportProps {
  readonly at: number;
  readonly finding: Finding;
  /** Not of the severity that was chosen. */
  readonly isLeftOut: boolean;
}

function FindingItem({ at, finding, isLeftOut, ...rest }: ItemProps) {
  const { text, of, check } = useAnalyzerText();
  const { number } = useFormat();
  const severity: Severity = finding.severity ?? 'note';
  return (
    <Item id={`finding-${finding.check}`} data-left-out={isLeftOut || undefined}>
      <summary>
        <span className="num caption muted">{number(at)}</span>
        <Name>
          <span className="h5" data-name>
            {check(finding.texts, 'name')}
          </span>
          <span className="caption muted">
            {of('rings', finding.category)}
            {finding.pages > 1 && ` · ${text('onPages', { number: number(finding.pages) })}`}
          </span>
        </Name>
        <span>
          <Chip tone={TONES[severity]}>{of('severity', severity)}</Chip>
        </span>
        <span className="caption muted" data-work>
          {severity !== 'note' && of('ease', EASE[finding.ease as 1 | 2 | 3])}
        </span>
        <Icon name="plus" />
      </summary>
      <FindingDetails {...rest} finding={finding} />
    </Item>
  );
}

interface GroupProps extends ReportProps {
  readonly severity: Severity;
  readonly all: readonly Finding[];
  readonly isLeftOut: boolean;
}

/** Findings of one severity, numbered through all of them; on paper under a heading. */
function SeverityGroup({ severity, all, ...rest }: GroupProps) {
  const { of } = useAnalyzerText();
  const { number } = useFormat();
  const group = all.filter((finding) => finding.severity === severity);
  if (group.length === 0) return null;
  return (
    <>
      <OnPaper as="h3" className="h4">
        {of('severity', severity)}: {number(group.length)}
      </OnPaper>
      {group.map((finding) => (
        <FindingItem key={finding.check} at={all.indexOf(finding) + 1} finding={finding} {...rest} />
      ))}
    </>
  );
}

/** What was found, worst first, with the choice of one severity; below it what passed and what was not judged. */
export function Findings({ id, report, chosen, onChoose }: Props) {
  const { text, of } = useAnalyzerText();
  const all = [...toMend(report.findings), ...notesOf(report.findings)];
  const present = SEVERITIES.filter((severity) => all.some((finding) => finding.severity === severity));
  return (
    <Headed aria-labelledby="findings-title">
      <header>
        <h2 className="h3" id="findings-title">
          {text('findings')}
        </h2>
        {present.length > 1 && (
          <div data-screen>
            <Segmented
              name="severity"
              legend={text('filter')}
              selected={chosen}
              onSelect={onChoose}
              size="sm"
              quiet
              options={[
                { id: 'all' as Chosen, label: text('all') },
                ...present.map((severity) => ({ id: severity, label: of('severity', severity) })),
              ]}
            />
          </div>
        )}
      </header>
      {all.length === 0 && <p style={{ paddingBlock: '1rem' }}>{text('nothing')}</p>}
      <FindingList>
        {present.map((severity) => (
          <SeverityGroup
            key={severity}
            severity={severity}
            all={all}
            isLeftOut={chosen !== 'all' && chosen !== severity}
            id={id}
            report={report}
          />
        ))}
      </FindingList>
      <OtherChecks findings={report.findings} />
    </Headed>
  );
}
