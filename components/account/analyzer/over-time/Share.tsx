import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { SHARE_DAYS } from '#lib/contract/analyses.ts';
import { shareAnalysis, unshareAnalysis } from '#lib/contract/analysis-calls.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { useWay } from '../../../auth/use-way.ts';
import { useAction } from '../../use-action.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { Doing, Part } from './over-time-look.ts';

interface Props {
  readonly id: string;
  readonly sharedUntil: string | null;
}

/** A link to the report for people without an account; it is shown once, because the service keeps no more than its hash. */
export function Share({ id, sharedUntil }: Props) {
  const [shared, setShared] = useState<{ readonly link: string | null; readonly until: string | null }>({
    link: null,
    until: sharedUntil,
  });
  const [days, setDays] = useState<(typeof SHARE_DAYS)[number]>(30);
  const [isCopied, setCopied] = useState(false);
  const { text } = useAnalyzerText();
  const { locale, moment } = useFormat();
  const { lng } = useWay();
  const { run, isBusy, error } = useAction();
  const message = useMessage();
  const length = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });

  const make = () =>
    run(async (api) => {
      const { token, expiresAt } = await api.call(shareAnalysis, { params: { id }, body: { days } });
      setCopied(false);
      setShared({ link: `${location.origin}${pathOf('shared-analysis', lng)}#${token}`, until: expiresAt });
    });
  const stop = () =>
    run(async (api) => {
      await api.call(unshareAnalysis, { params: { id } });
      setShared({ link: null, until: null });
    });
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );

  return (
    <Part>
      <h3 className="h5">{text('share')}</h3>
      <p className="muted body2">{text('shareText')}</p>
      {shared.link && (
        <Doing>
          <TextField
            id="shared-link"
            label={text('link')}
            dir="ltr"
            readOnly
            value={shared.link}
            onFocus={({ target }) => target.select()}
          />
          <Button variant="line" size="md" icon="link" onClick={() => shared.link && void copy(shared.link)}>
            {isCopied ? text('copied') : text('copy')}
          </Button>
        </Doing>
      )}
      <div role="status">
        {shared.until && <p className="caption muted">{text('sharedUntil', { time: moment(shared.until) })}</p>}
      </div>
      <Doing
        onChange={({ target }) =>
          target instanceof HTMLInputElement && setDays(SHARE_DAYS.find((day) => String(day) === target.value) ?? days)
        }
      >
        <Segmented
          name="share-days"
          legend={text('shareFor')}
          selected={String(days)}
          size="sm"
          quiet
          options={SHARE_DAYS.map((day) => ({ id: String(day), label: length.format(day) }))}
        />
        <Button variant="ink" size="sm" loading={isBusy} onClick={() => void make()}>
          {text('makeLink')}
        </Button>
        {shared.until && (
          <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void stop()}>
            {text('stopSharing')}
          </Button>
        )}
      </Doing>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
    </Part>
  );
}
