import { useState } from 'react';
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

interface Props {
  /** The run, where findings may be ordered; `null` for somebody who only reads. */
  readonly id: string | null;
  readonly report: AnalysisReport;
}

function FindingItem({ at, finding, ...rest }: Props & { readonly at: number; readonly finding: Finding }) {
  const { text, of, check } = useAnalyzerText();
  const { number } = useFormat();
  const severity: Severity = finding.severity ?? 'note';
  return (
    <Item id={`finding-${finding.check}`}>
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

/** Findings of one severity, numbered through all that are shown; on paper under a heading. */
function SeverityGroup({ severity, shown, ...rest }: Props & { severity: Severity; shown: readonly Finding[] }) {
  const { of } = useAnalyzerText();
  const { number } = useFormat();
  const group = shown.filter((finding) => finding.severity === severity);
  if (group.length === 0) return null;
  return (
    <>
      <OnPaper as="h3" className="h4">
        {of('severity', severity)}: {number(group.length)}
      </OnPaper>
      {group.map((finding) => (
        <FindingItem key={finding.check} at={shown.indexOf(finding) + 1} finding={finding} {...rest} />
      ))}
    </>
  );
}

/** What was found, worst first, with the choice of one severity; below it what passed and what was not judged. */
export function Findings({ id, report }: Props) {
  const [chosen, setChosen] = useState('all');
  const { text, of } = useAnalyzerText();
  const all = [...toMend(report.findings), ...notesOf(report.findings)];
  const present = SEVERITIES.filter((severity) => all.some((finding) => finding.severity === severity));
  const shown = chosen === 'all' ? all : all.filter(({ severity }) => severity === chosen);
  return (
    <Headed aria-labelledby="findings-title">
      <header>
        <h2 className="h3" id="findings-title">
          {text('findings')}
        </h2>
        {present.length > 1 && (
          <div data-screen onChange={({ target }) => target instanceof HTMLInputElement && setChosen(target.value)}>
            <Segmented
              name="severity"
              legend={text('filter')}
              selected="all"
              size="sm"
              quiet
              options={[
                { id: 'all', label: text('all') },
                ...present.map((severity) => ({ id: severity, label: of('severity', severity) })),
              ]}
            />
          </div>
        )}
      </header>
      {all.length === 0 && <p style={{ paddingBlock: '1rem' }}>{text('nothing')}</p>}
      <FindingList>
        {present.map((severity) => (
          <SeverityGroup key={severity} severity={severity} shown={shown} id={id} report={report} />
        ))}
      </FindingList>
      <OtherChecks findings={report.findings} />
    </Headed>
  );
}
