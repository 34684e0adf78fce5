import { useSyncExternalStore } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { readSharedAnalysis } from '#lib/contract/analysis-calls.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { useWay } from '../../../auth/use-way.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useQuery } from '../../use-query.ts';
import { OnScreen } from '../analyzer-look.ts';
import { Report } from '../report/Report.tsx';
import { useAnalyzerText } from '../use-analyzer-text.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function SharedReport({ token }: { readonly token: string }) {
  const [shared, reload] = useQuery(async (api) => {
    if (token === '') return null; // an address that lost its end names no report
    try {
      return await api.call(readSharedAnalysis, { body: { token } });
    } catch (error) {
      if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null;
      throw error;
    }
  });
  const { text } = useAnalyzerText();
  const messages = useText('messages');
  const { moment } = useFormat();
  if (shared.state === 'loading') return <Skeleton label={messages('loading')} rows={6} />;
  if (shared.state === 'failed') return <LoadFailed onRetry={reload} />;
  if (!shared.data) return <Alert tone="info" role="status" title={text('sharedGone')} />;
  const { report, expiresAt } = shared.data;
  return (
    <>
      <p className="caption muted">{text('sharedUntil', { time: moment(expiresAt) })}</p>
      <Report id={null} report={report} />
    </>
  );
}

/** A report that somebody shared. The token stands behind `#`, which no server and no log ever sees. */
export function SharedReportView() {
  const token = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
  const { text } = useAnalyzerText();
  const { lng } = useWay();
  return (
    <>
      <SharedReport key={token} token={token} />
      <OnScreen>
        <h2 className="h5">{text('ownSite')}</h2>
        <p>
          <ButtonLink variant="line" size="md" href={pathOf('profile-analyzer', lng)} go>
            {text('run')}
          </ButtonLink>
        </p>
      </OnScreen>
    </>
  );
}
