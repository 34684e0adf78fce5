import { useFormat } from '#components/providers/use-format.ts';
import { useMessage } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import { hostOf } from '#lib/analyses/host-of.ts';
import { DROP_WORTH_TELLING, Every } from '#lib/contract/analyses.ts';
import { endSchedule, listSchedules, scheduleAnalysis } from '#lib/contract/analysis-calls.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useAction } from '../../use-action.ts';
import { useQuery } from '../../use-query.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { Part } from './over-time-look.ts';

/** Whether a site is read again by itself, and how often. */
export function Schedule({ url }: { readonly url: string }) {
  const [schedules, reload] = useQuery((api) => api.call(listSchedules, {}));
  const { text, of } = useAnalyzerText();
  const { number, moment } = useFormat();
  const { run, error } = useAction();
  const message = useMessage();
  const site = hostOf(url);
  const known = schedules.state === 'ready' ? schedules.data.items.find((item) => item.site === site) : undefined;

  async function change(every: string): Promise<void> {
    await run(async (api) => {
      if (every !== 'never') await api.call(scheduleAnalysis, { body: { url, every: Every.parse(every) } });
      else if (known) await api.call(endSchedule, { params: { id: known.id } });
    });
    reload();
  }

  return (
    <Part>
      <h3 className="h5">{text('schedule')}</h3>
      <p className="muted body2">{text('scheduleText', { number: number(DROP_WORTH_TELLING) })}</p>
      {schedules.state === 'failed' && <LoadFailed onRetry={reload} />}
      {schedules.state === 'ready' && (
        <div onChange={({ target }) => target instanceof HTMLInputElement && void change(target.value)}>
          <Segmented
            key={`${site} ${known?.every} ${error}`}
            name="every"
            legend={text('schedule')}
            selected={known?.every ?? 'never'}
            size="sm"
            quiet
            options={(['never', 'week', 'month'] as const).map((id) => ({ id, label: of('every', id) }))}
          />
        </div>
      )}
      <div role="status">
        {known && <p className="caption muted">{text('nextRun', { time: moment(known.nextAt) })}</p>}
      </div>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
    </Part>
  );
}
