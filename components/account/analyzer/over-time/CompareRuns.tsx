import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { Finding } from '#lib/contract/analyses.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { useScope } from '../use-scope.ts';
import { Choose } from './Choose.tsx';
import { type Compared, differenceOf, isSameReading } from './compare-findings.ts';
import { Part, Side } from './over-time-look.ts';
import type { ScoredRun } from './runs-of-site.ts';
import { useReport } from './use-report.ts';

function Group({ title, findings }: { readonly title: string; readonly findings: readonly Finding[] }) {
  const { check } = useAnalyzerText();
  return (
    <div>
      <h4 className="h6">{title}</h4>
      <ul className="body2 muted">
        {findings.map((finding) => (
          <li key={finding.check}>{check(finding.texts, 'name')}</li>
        ))}
      </ul>
    </div>
  );
}

function Differences({ before, now }: { readonly before: Compared; readonly now: Compared }) {
  const { text } = useAnalyzerText();
  const { number } = useFormat();
  const { fixed, added, open } = differenceOf(before, now);
  const title = (key: 'fixedSince' | 'newSince' | 'stillOpen', of: readonly Finding[]) =>
    text(key, { number: number(of.length) });
  return (
    <>
      {before.report.rules !== now.report.rules && <Alert tone="info" title={text('otherRules')} />}
      {!isSameReading(before, now) && <Alert tone="info" title={text('otherPages')} />}
      <Side aria-live="polite">
        <Group title={title('fixedSince', fixed)} findings={fixed} />
        <Group title={title('newSince', added)} findings={added} />
        <Group title={title('stillOpen', open)} findings={open} />
      </Side>
    </>
  );
}

interface Props {
  readonly now: Compared;
  /** Other runs of the same site, newest first. */
  readonly others: readonly ScoredRun[];
}

/** What is fixed, new and still open against another run of the site. */
export function CompareRuns({ now, others }: Props) {
  const [chosen, choose] = useState('');
  const { text } = useAnalyzerText();
  const { number, moment } = useFormat();
  const messages = useText('messages');
  const message = useMessage();
  const before = useReport(chosen);
  const scopeOf = useScope();
  if (others.length === 0)
    return (
      <Part>
        <h3 className="h5">{text('compareRun')}</h3>
        <p className="muted body2">{text('noEarlier')}</p>
      </Part>
    );
  return (
    <Part>
      <Choose
        id="compare-run"
        label={text('compareRun')}
        none={text('chooseRun')}
        options={others.map(({ id, createdAt, overall, ...run }) => ({
          id,
          label: [moment(createdAt), scopeOf(run), text('ofHundred', { score: number(overall) })].join(' · '),
        }))}
        value={chosen}
        onChange={choose}
      />
      {before?.state === 'loading' && <Skeleton label={messages('loading')} rows={2} />}
      {before?.state === 'failed' && (
        <Alert tone="error" role="alert" title={message({ error: true, message: 'load_failed' })} />
      )}
      {before?.state === 'ready' && <Differences before={before.data} now={now} />}
    </Part>
  );
}
