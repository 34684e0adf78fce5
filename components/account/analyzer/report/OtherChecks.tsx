import { useFormat } from '#components/providers/use-format.ts';
import { Chip } from '#components/ui/Chip.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { Finding } from '#lib/contract/analyses.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { Item, Name, Names } from './finding-look.ts';
import { inState } from './sort-findings.ts';

const GROUPS = [
  { state: 'passed', title: 'passed', tone: 'success', icon: 'check' },
  { state: 'not-measured', title: 'notMeasured', tone: 'neutral', icon: 'info' },
  { state: 'not-applicable', title: 'notApplicable', tone: 'neutral', icon: 'info' },
] as const;

/** Checks that ask for nothing: passed, not measured, not applicable. None is hidden, none is guessed. */
export function OtherChecks({ findings }: { readonly findings: readonly Finding[] }) {
  const { text, check } = useAnalyzerText();
  const { number } = useFormat();
  return GROUPS.map(({ state, title, tone, icon }) => {
    const inGroup = inState(findings, state);
    if (inGroup.length === 0) return null;
    return (
      <Item key={state}>
        <summary>
          <span className="muted">
            <Icon name={icon} />
          </span>
          <Name>
            <span className="h5" data-name>
              {text(title, { number: number(inGroup.length) })}
            </span>
            {state === 'not-measured' && <span className="caption muted">{text('notMeasuredText')}</span>}
          </Name>
          <span>{state === 'passed' && <Chip tone={tone}>{number(inGroup.length)}</Chip>}</span>
          <span data-work />
          <Icon name="plus" />
        </summary>
        <Names>
          {inGroup.map((finding) => (
            <li key={finding.check}>{check(finding.texts, 'name')}</li>
          ))}
        </Names>
      </Item>
    );
  });
}
