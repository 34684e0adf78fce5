import { styled } from '@mui/material/styles';
import { Icon } from '#components/ui/Icon.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { builtPath } from '#lib/pages/record-path.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { Panel, Panels } from './overview-look.ts';
import { useOverviewText } from './use-overview.ts';

const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: '1rem 1.5rem',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', gap: '.5rem', alignItems: 'baseline' },
  '& a': {
    textDecorationLine: 'underline',
    textDecorationColor: cssVar('palette-primary-main'),
    textDecorationThickness: '2px',
    textUnderlineOffset: '.3em',
  },
});

interface Props {
  readonly lng: LanguageCode;
  readonly hasName: boolean;
  readonly hasAnalysis: boolean;
}

/** First steps of somebody who has ordered nothing yet, instead of empty boxes alone. */
export function StartHere({ lng, hasName, hasAnalysis }: Props) {
  const text = useOverviewText();
  const steps: readonly { page: PageId; label: string; isDone: boolean }[] = [
    { page: 'profile-account-management', label: text('startDetails'), isDone: hasName },
    { page: 'profile-analyzer', label: text('startAnalysis'), isDone: hasAnalysis },
    { page: 'service-tariffs', label: text('startPlan'), isDone: false },
    { page: 'contact-us', label: text('startTalk'), isDone: false },
  ];
  return (
    <Panels>
      <Panel columns={12} aria-labelledby="start">
        <h2 className="h5" id="start">
          {text('start')}
        </h2>
        <Steps>
          {steps.flatMap(({ page, label, isDone }) => {
            const path = builtPath(page, lng);
            if (!path) return [];
            return (
              <li key={page}>
                <Icon name={isDone ? 'check' : 'arrow'} flip={!isDone} />
                <span>
                  {isDone ? <s className="muted">{label}</s> : <a href={path}>{label}</a>}
                  {isDone && <span className="vh"> {text('stepDone')}</span>}
                </span>
              </li>
            );
          })}
        </Steps>
      </Panel>
    </Panels>
  );
}
