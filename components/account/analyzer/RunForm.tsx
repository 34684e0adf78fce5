import { type SyntheticEvent, useRef, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { ANALYSIS_LIMITS, type Analysis } from '#lib/contract/analyses.ts';
import { FormRow, Options } from './analyzer-look.ts';
import { useAnalyzerText } from './use-analyzer-text.ts';
import { useStart } from './use-start.ts';

const EXAMPLE = 'example.com';

type Scope = 'site' | 'page';

interface Props {
  /** The run that is shown: without another wish the next one reads the same. */
  readonly shown: Pick<Analysis, 'url' | 'pageLimit'> | undefined;
  readonly runs: readonly Analysis[];
  readonly isOnline: boolean;
  readonly onStarted: (id: string) => void;
}

/** Asks for a run: the address, and how much of the site is read. */
export function RunForm({ shown, runs, isOnline, onStarted }: Props) {
  const [typed, setTyped] = useState<string>();
  const before = useRef<{ readonly typed: string | undefined; readonly url: string }>(undefined);
  const [chosen, setChosen] = useState<Scope>();
  const [isOther, setOther] = useState(false);
  const { text } = useAnalyzerText();
  const forms = useText('forms');
  const { number } = useFormat();
  const { start, isBusy, fieldError, refusal } = useStart(runs);
  const address = shown?.url;
  const url = typed ?? address ?? '';
  const scope = chosen ?? (shown?.pageLimit === 1 ? 'page' : 'site');
  const { underWay, aDay } = ANALYSIS_LIMITS;

  /** While somebody is in the field, the address of a run that arrives does not get between what is typed. */
  function hold(): void {
    before.current = { typed, url };
    setTyped(url);
  }
  function letGo(): void {
    if (url === before.current?.url) setTyped(before.current.typed); // nothing was typed
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setOther(false);
    const started = await start({ url, pages: scope === 'page' ? 1 : ANALYSIS_LIMITS.pages });
    if (!started) return;
    onStarted(started.id);
    setOther(started.isOther);
    // What another run stands before is asked for once more later.
    setTyped(started.isOther ? url : undefined);
    setChosen(started.isOther ? scope : undefined);
  }

  return (
    <FormRow noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id="site-address"
        label={text('address')}
        hint={text('limits', { underWay: number(underWay), aDay: number(aDay) })}
        error={fieldError}
        dir="ltr"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={EXAMPLE}
        value={url}
        onFocus={hold}
        onBlur={letGo}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Options>
        <Segmented
          name="scope"
          legend={text('scope')}
          selected={scope}
          onSelect={setChosen}
          size="sm"
          quiet
          options={[
            { id: 'site', label: text('wholeSite', { number: number(ANALYSIS_LIMITS.pages) }) },
            { id: 'page', label: text('onePage') },
          ]}
        />
        <Button type="submit" size="md" loading={isBusy}>
          {url && url === address ? text('again') : text('run')}
        </Button>
      </Options>
      {!isOnline && <Alert tone="warning" role="status" title={forms('offline')} />}
      {isOther && <Alert tone="info" role="status" title={text('otherUnderWay')} />}
      {refusal && <Alert tone="error" role="alert" title={refusal} />}
    </FormRow>
  );
}
