import { ChartBox } from '#components/account/chart/chart-look.ts';
import { LoadFailed } from '#components/account/LoadFailed.tsx';
import type { Query } from '#components/account/use-query.ts';
import { useText } from '#components/providers/use-text.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { UsageMonth, UsageNote } from '#lib/contract/stats.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { Panel, PanelHead } from './overview-look.ts';
import { UsageFigures } from './UsageFigures.tsx';
import { grandTotal } from './usage-figures.ts';
import { useOverviewText } from './use-overview.ts';

export interface Usage {
  readonly months: UsageMonth[];
  readonly before: UsageMonth[];
  readonly notes: UsageNote[];
}

interface Props {
  readonly lng: LanguageCode;
  readonly usage: Query<Usage>;
  readonly onRetry: () => void;
}

/** What was done in six months, beside the six before: chart, words, rows and a file. */
export function UsagePanel({ lng, usage, onRetry }: Props) {
  const text = useOverviewText();
  const messages = useText('messages');
  const isEmpty = usage.state === 'ready' && grandTotal([...usage.data.months, ...usage.data.before]) === 0;
  return (
    <Panel columns={8} aria-labelledby="usage">
      <PanelHead>
        <h2 className="h5" id="usage">
          {text('usage')}
        </h2>
      </PanelHead>
      {usage.state === 'loading' && (
        <ChartBox>
          <Skeleton label={messages('loading')} rows={6} />
        </ChartBox>
      )}
      {usage.state === 'failed' && <LoadFailed onRetry={onRetry} />}
      {isEmpty && (
        <EmptyState
          action={
            <ButtonLink variant="line" size="md" href={pathOf('service-tariffs', lng)}>
              {text('seePrices')}
            </ButtonLink>
          }
        >
          {text('usageEmpty')}
        </EmptyState>
      )}
      {usage.state === 'ready' && !isEmpty && <UsageFigures lng={lng} usage={usage.data} />}
    </Panel>
  );
}
